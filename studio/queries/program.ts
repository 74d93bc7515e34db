import * as v from 'valibot';
import { FigureSchema } from '../../locales/figures.ts';
import { ICON_KINDS } from '../../locales/kinds.ts';
import { PROGRAM_FAMILIES } from '../../locales/routes.ts';
import { Identity, identity, Slug } from './fragments.ts';

export const programQuery = `*[_type == "program"] | order(_id) {
  ${identity}, family, slug, formerSlugs, listed, order, accent, heroHeight, title, description, seo,
  figures, hero, overview, benefits, requirements, timeline, business, birth
}`;

/** Cards with icons: the kinds say which. */
export const Benefits = v.array(v.object({ kind: v.picklist(ICON_KINDS) }));

const Parts = v.object({
  benefits: Benefits,
  requirements: v.record(v.string(), v.unknown()),
  timeline: v.record(v.string(), v.unknown()),
});

/** The half of a programme that has no language. */
export const ProgramDocument = v.object({
  ...Identity.entries,
  family: v.picklist(PROGRAM_FAMILIES),
  slug: Slug,
  formerSlugs: v.optional(v.array(v.string()), []),
  listed: v.boolean(),
  order: v.number(),
  accent: v.string(),
  heroHeight: v.number(),
  figures: v.optional(v.array(FigureSchema), []),
  ...v.partial(Parts).entries,
  business: v.optional(Parts),
  birth: v.optional(Parts),
});

export type ProgramDocument = v.InferOutput<typeof ProgramDocument>;
export type PartsDocument = v.InferOutput<typeof Parts>;
