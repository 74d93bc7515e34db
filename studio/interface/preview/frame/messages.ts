import * as v from 'valibot';

/** What the pane tells a frame: the body to show, its sheet, and a place to bring into view. */
export const ToFrame = v.object({
  html: v.string(),
  sheet: v.optional(v.string()),
  place: v.optional(v.number()),
});

/** What a frame tells the pane: that it listens, or what was clicked. */
export const FromFrame = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('link'), href: v.string() }),
  /** Words were clicked, by the number of their place. */
  v.object({ kind: v.literal('edit'), place: v.number() }),
]);

export type ToFrame = v.InferOutput<typeof ToFrame>;
export type FromFrame = v.InferOutput<typeof FromFrame>;
