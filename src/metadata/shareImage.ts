/** The picture beside a shared link: `npm run share-image` takes it, and the head of each page announces it. */
export const shareImage = { path: "/share.png", width: 1200, height: 630 } as const;
