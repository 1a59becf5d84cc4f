import type { PageProps } from "gatsby";
import type { ReactElement } from "react";

import { Island } from "../../plugins/gatsby-plugin-islands";
import Loaded from "../islands/Loaded";

export default function MadePage({ pageContext }: PageProps<object, { readonly word: string }>): ReactElement {
  return (
    <>
      <h1>{pageContext.word}</h1>
      <Island name="Loaded" on="load">
        <Loaded />
      </Island>
    </>
  );
}
