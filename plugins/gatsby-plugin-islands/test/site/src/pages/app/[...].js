import React from "react";

/** The build warns of its routes. */
export default function AppPage() {
  return <p>App</p>;
}
