/** What the first lines of a post say, and its address. */
export interface Post {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly day: string;
  readonly tags: readonly { readonly name: string; readonly address: string }[];
}

export const posts = { heading: "Posts" } as const;
