import * as v from 'valibot';
import type { DocumentType } from '../../locales/routes.ts';
import { schemaTypes } from '../schema/index.ts';

/**
 * Defines the query of a document type, for every field of its form, and the shape of its
 * language-neutral half. Texts are not part of the shape and pass through unchanged.
 *
 * @param entries the language-neutral fields that pages need
 * @param within GROQ projections for fields whose stored value is not enough
 */
export const defineQuery = <const Type extends DocumentType, Entries extends v.ObjectEntries>(
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
    _updatedAt: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined),
    ...entries,
  }),
});

const fieldsOf = (type: DocumentType): string[] =>
  schemaTypes.flatMap((definition) =>
    definition.name === type && 'fields' in definition
      ? (definition.fields ?? []).map(({ name }) => name)
      : [],
  );

/** Projection of a picture with its file's metadata and the aspect ratio that the site requires. */
export const pictureFields = (shape?: number) => `{
  ..., "shape": ${shape ?? null},
  "file": asset->{ _id, url, extension, size, "width": metadata.dimensions.width, "height": metadata.dimensions.height, "hasAlpha": metadata.hasAlpha }
}`;

/** The fields of a document whose page is in a folder. */
export const SlugFields = {
  slug: v.looseObject({ current: v.string() }),
  formerSlugs: v.optional(v.array(v.string()), []),
};

/** The sources of a page. */
export const SourceDocuments = v.optional(
  v.array(v.looseObject({ url: v.string(), read: v.optional(v.pipe(v.string(), v.isoDate())) })),
  [],
);

/** A reference to another document. */
export const Reference = v.looseObject({ _ref: v.string() });

const Fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A valid crop leaves part of the picture. */
const Crop = v.pipe(
  v.object({ left: Fraction, right: Fraction, top: Fraction, bottom: Fraction }),
  v.check(({ left, right, top, bottom }) => left + right < 1 && top + bottom < 1),
);

/** The language-neutral part of {@link pictureFields}. */
export const PictureDocument = v.looseObject({
  caption: v.optional(v.unknown()),
  shape: v.optional(v.number()),
  /** What editors crop at each side, as fractions of the whole. */
  crop: v.fallback(v.optional(Crop), undefined),
  /** The focal point, also in fractions. */
  hotspot: v.fallback(v.optional(v.object({ x: Fraction, y: Fraction })), undefined),
  file: v.object({
    _id: v.pipe(v.string(), v.regex(/^image-[0-9a-f]{40}-\d+x\d+-[a-z]+$/)),
    url: v.pipe(v.string(), v.url()),
    extension: v.string(),
    size: v.number(),
    width: v.number(),
    height: v.number(),
    /** Whether parts may be transparent. */
    hasAlpha: v.nullish(v.boolean()),
  }),
});

export type PictureDocument = v.InferOutput<typeof PictureDocument>;
