import { type ReactElement, useEffect, useState } from "react";

export default function Loaded(): ReactElement {
  const [text, setText] = useState("not hydrated");
  useEffect(() => setText("hydrated"), []);
  return <p role="status">{text}</p>;
}
