import * as v from 'valibot';

/** What the pane tells a frame: the body to show. */
export const ToFrame = v.object({ html: v.string() });

/** What a frame tells the pane: that it listens, or that a link was followed. */
export const FromFrame = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('link'), href: v.string() }),
]);

export type ToFrame = v.InferOutput<typeof ToFrame>;
export type FromFrame = v.InferOutput<typeof FromFrame>;
