import * as v from 'valibot';
import { FigureDocument } from './figure.ts';
import { define, PictureDocument, pictureFields, Reference, Slugged } from './fragments.ts';

export const projectQuery = define(
  'project',
  `slug, formerSlugs, order, accent, heroHeight, program, title, description, moreDetails,
  seo, figures, hero, overview, benefits, financial, developer, carousel[]${pictureFields()}`,
  {
    ...Slugged,
    order: v.number(),
    accent: v.string(),
    heroHeight: v.number(),
    program: Reference,
    figures: v.optional(v.array(FigureDocument), []),
    carousel: v.array(PictureDocument),
  },
);
