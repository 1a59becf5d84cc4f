import React from "react";

class Boundary extends React.Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? <h1>Something failed</h1> : this.props.children;
  }
}

export const wrapRootElement = ({ element }) => <Boundary>{element}</Boundary>;
