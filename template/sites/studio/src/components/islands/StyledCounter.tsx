import "./StyledCounter.css";

import { useState } from "react";

/** An island with a style sheet of its own. */
export function StyledCounter() {
  const [count, setCount] = useState(3);
  return (
    <button type="button" data-styled className="min-h-11 min-w-11" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
