/** Keeps the placeholders of a text, which a script fills in the browser. */
export const KEEP_PLACEHOLDERS = { skipInterpolation: true } as const;
