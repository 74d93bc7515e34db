/** Keeps the placeholders of a text, which a script fills in the browser. */
export const UNFILLED = { skipInterpolation: true } as const;
