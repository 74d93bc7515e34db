import * as v from 'valibot';
import { PORTRAIT_SHAPE } from '../../locales/kinds.ts';
import { define, PictureDocument, pictureFields, Slugged } from './fragments.ts';

export const teamMemberQuery = define(
  'teamMember',
  {
    ...Slugged,
    order: v.number(),
    photo: PictureDocument,
    carousel: v.optional(v.array(PictureDocument), []),
  },
  { photo: pictureFields(PORTRAIT_SHAPE), carousel: `[]${pictureFields()}` },
);
