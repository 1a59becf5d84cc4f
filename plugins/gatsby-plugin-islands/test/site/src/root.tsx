import { Component, createContext, type ReactElement, type ReactNode } from "react";

export const Greeting = createContext("no greeting");

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <h1>Something failed</h1> : this.props.children;
  }
}

export const wrapRootElement = ({ element }: { readonly element: ReactElement }): ReactElement => (
  <Boundary>
    <Greeting value="hello from the root">{element}</Greeting>
  </Boundary>
);

export const wrapPageElement = ({ element }: { readonly element: ReactElement }): ReactElement => (
  <main data-wrapped>{element}</main>
);
