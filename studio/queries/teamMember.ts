import * as v from 'valibot';
import { PORTRAIT_SHAPE } from '../../locales/kinds.ts';
import { define, PictureDocument, pictureFields, Slugged } from './fragments.ts';

export const teamMemberQuery = define(
  'teamMember',
  `slug, formerSlugs, order, name, initials, title, minibio, bio, seo,
  photo${pictureFields(PORTRAIT_SHAPE)}, carousel[]${pictureFields()}`,
  {
    ...Slugged,
    order: v.number(),
    photo: PictureDocument,
    carousel: v.optional(v.array(PictureDocument), []),
  },
);
