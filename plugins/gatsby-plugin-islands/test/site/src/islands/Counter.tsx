import { Link } from "gatsby";
import { type ReactElement, useContext, useState } from "react";

import { Greeting } from "../root";

export function Counter({
  start,
  labels,
}: {
  readonly start: number;
  readonly labels: readonly string[];
}): ReactElement {
  const [count, setCount] = useState(start);
  const greeting = useContext(Greeting);
  if (count > start + 2) throw new Error("The counter has counted too far.");

  return (
    <p>
      <button onClick={() => setCount(count + 1)}>{`${labels[0]} ${count}`}</button> {greeting}{" "}
      <Link to="/made">Link in an island</Link>
    </p>
  );
}
