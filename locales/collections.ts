import * as v from 'valibot';
import { FigureSchema } from './figures.ts';
import { TOPICS } from './kinds.ts';
import { accentFields, Path, pageFields, SourceLinks } from './pageFields.ts';
import { Picture } from './picture.ts';

export const Project = v.object({
  ...pageFields,
  ...accentFields,
  slug: v.string(),
  program: Path,
  figures: v.array(FigureSchema),
  carousel: v.array(Picture),
  share: v.string(),
});

export type Project = v.InferOutput<typeof Project>;

export const TeamMember = v.object({
  ...pageFields,
  slug: v.string(),
  order: v.number(),
  photo: Picture,
  carousel: v.array(Picture),
});

export type TeamMember = v.InferOutput<typeof TeamMember>;

export const Guide = v.object({
  ...pageFields,
  slug: v.string(),
  order: v.number(),
  heroHeight: v.number(),
  /** Ids of the sections, in order. */
  sections: v.array(v.string()),
  /** Programme sections that link to it. */
  topics: v.optional(v.array(v.picklist(TOPICS)), []),
  /** When it was last checked against its sources. */
  reviewed: v.optional(v.string()),
  /** Path of the author's profile. */
  author: Path,
  sources: SourceLinks,
});

export type Guide = v.InferOutput<typeof Guide>;

/** A glossary entry. */
export const Term = v.object({
  id: v.string(),
  group: v.string(),
  /** Also its element id. */
  slug: v.string(),
  updatedAt: v.optional(v.nullable(v.string()), null),
});

export type Term = v.InferOutput<typeof Term>;
