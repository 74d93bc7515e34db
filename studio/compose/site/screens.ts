import * as v from 'valibot';
import { INDEX_TYPES, recordOf, SCREEN_TYPES, type ScreenType } from '../../../locales/routes.ts';
import { type Site, SiteSchema } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import type { Kept } from '../kept.ts';
import type { Addresses } from './addresses.ts';
import { kindsOf } from './kinds.ts';
import { only } from './only.ts';

/** The pages that exist once; kept ones stay unchanged. */
export function composeScreens(
  documents: Documents,
  addresses: Addresses,
  { screens: kept }: Kept,
): Site['screens'] {
  const extras: Extras = { ...NO_EXTRAS, ...EXTRAS };
  const compose = (type: ScreenType) => {
    const { _id, heroHeight } = only<Documents[ScreenType][number]>(documents[type], type);
    return { ...addresses.pageOf({ _id }), heroHeight, ...extras[type](documents, addresses) };
  };
  const screens = recordOf(SCREEN_TYPES, (type) => kept[type] ?? compose(type));
  return v.parse(SiteSchema.entries.screens, screens);
}

/** The fields that a screen has beside those of every screen. */
type Extras = Readonly<Record<ScreenType, (documents: Documents, addresses: Addresses) => object>>;

type IndexDocument = Documents[(typeof INDEX_TYPES)[number]][number];

const NO_EXTRAS: Extras = recordOf(SCREEN_TYPES, () => () => ({}));

const EXTRAS: Partial<Extras> = {
  home: ({ home }, { pathOf }) => ({
    services: only(home, 'home').services.cards.map(({ target }) => pathOf(target)),
  }),
  compare: ({ compare }, { paths }) => {
    const { moneyGuide } = only(compare, 'compare');
    return { moneyGuide: (moneyGuide && paths.get(moneyGuide._ref)) ?? null };
  },
  ...recordOf(INDEX_TYPES, (type) => (documents: Documents) => ({
    benefits: kindsOf(only<IndexDocument>(documents[type], type).benefits),
  })),
  search: ({ search }) => ({ synonyms: only(search, 'search').synonyms.length }),
  otherPrograms: ({ otherPrograms }) => {
    const { assetAllocation, education, whyChooseUs } = only(otherPrograms, 'otherPrograms');
    return {
      assetAllocation: kindsOf(assetAllocation.services),
      education: kindsOf(education.services),
      whyChooseUs: kindsOf(whyChooseUs.points),
    };
  },
};
