import * as v from 'valibot';
import { FigureSchema } from '../../locales/figures.ts';
import { Identity, identity, PictureDocument, picture, Reference, Slug } from './fragments.ts';

export const projectQuery = `*[_type == "project"] | order(_id) {
  ${identity}, slug, formerSlugs, order, accent, heroHeight, program, title, description, moreDetails,
  seo, figures, hero, overview, benefits, financial, developer, carousel[]${picture}
}`;

/** The half of a project that has no language. */
export const ProjectDocument = v.object({
  ...Identity.entries,
  slug: Slug,
  formerSlugs: v.optional(v.array(v.string()), []),
  order: v.number(),
  accent: v.string(),
  heroHeight: v.number(),
  program: Reference,
  figures: v.optional(v.array(FigureSchema), []),
  carousel: v.array(PictureDocument),
});
