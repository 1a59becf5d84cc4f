import { Link, navigate } from "gatsby";
import React, { useContext, useState } from "react";

import { Greeting } from "../root";
import { count as countClass } from "./Counter.module.css";

export function Counter({ start, labels }) {
  const [count, setCount] = useState(start);
  const greeting = useContext(Greeting);
  if (count > start + 2) throw new Error("The counter has counted too far.");

  return (
    <div>
      <button className={countClass} onClick={() => setCount(count + 1)}>{`${labels[0]} ${count}`}</button> {greeting}{" "}
      <Link to="/post">Link in an island</Link>
      <button onClick={() => navigate("/post")}>Navigate</button>
      <details>
        <summary>Summary</summary>
        Details
      </details>
    </div>
  );
}
