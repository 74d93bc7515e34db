import * as v from 'valibot';

/** A picture in several widths, AVIF, WebP and JPEG: `/images/<name>-<width>.<ext>`. */
export const Picture = v.object({
  name: v.string(),
  width: v.number(),
  height: v.number(),
  widths: v.array(v.number()),
  /** Whether the catalogue has a caption for it. */
  captioned: v.boolean(),
});

export type Picture = v.InferOutput<typeof Picture>;
