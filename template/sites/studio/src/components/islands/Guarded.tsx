import { Component, type ReactNode } from "react";

function Faulty(): ReactNode {
  if (typeof document !== "undefined") throw new Error("works on no visitor's machine");
  return null;
}

class Guard extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <b data-guarded /> : this.props.children;
  }
}

/** An island whose own boundary catches its error. */
export const Guarded = () => (
  <Guard>
    <Faulty />
  </Guard>
);
