/** Size of the pictures of shared links, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
