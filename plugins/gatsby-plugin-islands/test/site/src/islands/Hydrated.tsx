import React, { useEffect, useState } from "react";

export default function Hydrated({ label }: { readonly label: string }) {
  const [text, setText] = useState("not hydrated");
  useEffect(() => setText("hydrated"), []);
  return <p>{`${label}: ${text}`}</p>;
}
