import * as v from 'valibot';
import { FigureDocument } from './figure.ts';
import { define, PictureDocument, pictureFields, Reference, Slugged } from './fragments.ts';

export const projectQuery = define(
  'project',
  {
    ...Slugged,
    order: v.number(),
    accent: v.string(),
    heroHeight: v.number(),
    program: Reference,
    figures: v.optional(v.array(FigureDocument), []),
    carousel: v.array(PictureDocument),
  },
  { carousel: `[]${pictureFields()}` },
);
