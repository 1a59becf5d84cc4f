import "../style.css";

import { Anchor } from "lucide-react";
import React, { useState } from "react";

import photo from "../../content/photo.png";

export default function Later() {
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="later">
      <Anchor /> <img src={photo} alt="From the island" width="64" height="64" />
      <button onClick={() => setOpen(true)}>{isOpen ? "Later opened" : "Later"}</button>
    </p>
  );
}
