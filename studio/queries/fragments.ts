import * as v from 'valibot';

/** Fields of every document: which it is, and when it was last published. */
export const identity = '_id, _type, _updatedAt';

/** A picture with the file behind its reference. */
export const picture = `{
  ...,
  "file": asset->{ _id, url, extension, size, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
}`;

/** What {@link identity} gives. */
export const Identity = v.object({
  _id: v.string(),
  _type: v.string(),
  _updatedAt: v.optional(v.string()),
});

export const Slug = v.object({ current: v.string() });

/** A reference to another document. */
export const Reference = v.object({ _ref: v.string() });

/** What {@link picture} gives, as far as it has no language. */
export const PictureDocument = v.object({
  caption: v.optional(v.unknown()),
  file: v.object({
    _id: v.pipe(v.string(), v.regex(/^image-[0-9a-f]{40}-\d+x\d+-[a-z]+$/)),
    url: v.pipe(v.string(), v.url()),
    extension: v.string(),
    size: v.number(),
    width: v.number(),
    height: v.number(),
  }),
});

export type PictureDocument = v.InferOutput<typeof PictureDocument>;
