import * as v from 'valibot';

/**
 * A message from the pane to a frame: the body to show, its style sheet, where to scroll to: a
 * place, or what changed.
 */
export const ToFrame = v.object({
  html: v.string(),
  sheet: v.optional(v.string()),
  place: v.optional(v.union([v.literal('top'), v.literal('change'), v.number()])),
});

/** A message from a frame to the pane: that it is ready, or what was clicked. */
export const FromFrame = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('link'), href: v.string() }),
  /** Text was clicked, by the number of its place. */
  v.object({ kind: v.literal('edit'), place: v.number() }),
]);

export type ToFrame = v.InferOutput<typeof ToFrame>;
export type FromFrame = v.InferOutput<typeof FromFrame>;
