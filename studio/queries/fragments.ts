import * as v from 'valibot';
import type { DocumentType } from '../../locales/routes.ts';
import { schemaTypes } from '../schema/index.ts';

/**
 * What the site asks of a document type: every field of its form, and the shape of the half that has
 * no language. Texts are in no shape; they pass it unchanged.
 *
 * @param entries the fields that pages are made from besides their words
 * @param within what GROQ is asked for within a field, where that is more than its value
 */
export const define = <const Type extends DocumentType, Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
  within: Readonly<Record<string, string>> = {},
) => ({
  query: `*[_type == "${type}"] | order(_id) { ${['_id', '_type', '_updatedAt', ...fieldsOf(type)]
    .map((name) => name + (within[name] ?? ''))
    .join(', ')} }`,
  shape: v.looseObject({
    _id: v.string(),
    _type: v.literal(type),
    /** When it was last published. */
    _updatedAt: v.optional(v.string()),
    ...entries,
  }),
});

const fieldsOf = (type: DocumentType): string[] =>
  schemaTypes.flatMap((definition) =>
    definition.name === type && 'fields' in definition
      ? (definition.fields ?? []).map(({ name }) => name)
      : [],
  );

/** A picture with the file behind its reference, and the shape that the site wants of it. */
export const pictureFields = (shape?: number) => `{
  ..., "shape": ${shape ?? null},
  "file": asset->{ _id, url, extension, size, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
}`;

/** What a document needs that has a page in a folder. */
export const Slugged = {
  slug: v.looseObject({ current: v.string() }),
  formerSlugs: v.optional(v.array(v.string()), []),
};

/** What a page rests on. */
export const SourceDocuments = v.optional(
  v.array(v.looseObject({ url: v.string(), read: v.optional(v.string()) })),
  [],
);

/** A reference to another document. */
export const Reference = v.looseObject({ _ref: v.string() });

const Part = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Of a picture something is left. */
const Crop = v.pipe(
  v.object({ left: Part, right: Part, top: Part, bottom: Part }),
  v.check(({ left, right, top, bottom }) => left + right < 1 && top + bottom < 1),
);

/** What {@link pictureFields} gives, as far as it has no language. */
export const PictureDocument = v.looseObject({
  caption: v.optional(v.unknown()),
  shape: v.optional(v.number()),
  /** What editors cut off at each side, as parts of the whole. */
  crop: v.fallback(v.optional(Crop), undefined),
  /** Where the eye should be, the same way. */
  hotspot: v.fallback(v.optional(v.object({ x: Part, y: Part })), undefined),
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
