import * as v from 'valibot';
import { INDEX_TYPES, recordOf, SCREEN_TYPES, type ScreenType } from '../../locales/routes.ts';
import { define, Reference } from './fragments.ts';
import { IconCards } from './program.ts';

const screen = <const Type extends ScreenType, Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => define(type, { heroHeight: v.number(), ...entries });

const withServices = v.looseObject({ services: IconCards });

/** The pages that exist once; those with more than texts are listed individually. */
export const screens = {
  ...recordOf(SCREEN_TYPES, (type) => screen(type, {})),
  ...recordOf(INDEX_TYPES, (type) => screen(type, { benefits: IconCards })),
  home: screen('home', {
    services: v.looseObject({ cards: v.array(v.looseObject({ target: Reference })) }),
  }),
  search: screen('search', { synonyms: v.optional(v.array(v.unknown()), []) }),
  compare: screen('compare', { moneyGuide: v.optional(Reference) }),
  otherPrograms: screen('otherPrograms', {
    assetAllocation: withServices,
    education: withServices,
    whyChooseUs: v.looseObject({ points: IconCards }),
  }),
};
