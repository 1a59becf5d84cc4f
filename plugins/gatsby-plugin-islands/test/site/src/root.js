import React from "react";

export const Greeting = React.createContext("no greeting");

class Boundary extends React.Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? <h1>Something failed</h1> : this.props.children;
  }
}

export const wrapRootElement = ({ element }) => (
  <Boundary>
    <Greeting.Provider value="hello from the root">{element}</Greeting.Provider>
  </Boundary>
);

export const wrapPageElement = ({ element }) => <div data-wrapped>{element}</div>;
