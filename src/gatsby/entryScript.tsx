/**
 * The page's one script. React moves an async script to the head's start, before the policy, unless someone listens to it.
 * The listener is not rendered; the law that the policy stands before what it governs (e2e/output/pages.test.ts) notices when
 * it no longer helps.
 */
import type { ReactElement } from "react";

/**
 * Names the entry to the page.
 *
 * @param address - Where the entry's file is.
 * @returns An element for the head, which stays where it is put.
 */
export function entryScript(address: string): ReactElement {
  return <script key={address} src={address} async onLoad={stay} />;
}

function stay(): void {}
