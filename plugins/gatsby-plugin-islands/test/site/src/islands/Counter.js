import { useLocation } from "@reach/router";
import { Link, navigate } from "gatsby";
import React, { useState } from "react";

import { count as countClass } from "./Counter.module.css";

/** Throws in an island, which has no router. */
const Address = () => useLocation().pathname;

export function Counter({ start, labels }) {
  const [count, setCount] = useState(start);
  return (
    <div>
      <button className={countClass} onClick={() => setCount(count + 1)}>{`${labels[0]} ${count}`}</button>
      {count > start + 2 && <Address />}
      <Link to="/post">Link in an island</Link>
      <button onClick={() => navigate("/post")}>Navigate</button>
      <details>
        <summary>Summary</summary>
        Details
      </details>
    </div>
  );
}
