import * as v from 'valibot';
import type { IconKind } from '../../../locales/kinds.ts';
import { recordOf } from '../../../locales/recordOf.ts';
import {
  INDEX_TYPES,
  isOptionalScreen,
  SCREEN_TYPES,
  type ScreenType,
} from '../../../locales/routes.ts';
import { type Site, SiteSchema } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import type { KeptContent } from '../keptContent.ts';
import type { Addresses } from './addresses.ts';

/**
 * The single document of a type.
 *
 * @throws if there is none
 */
function only<Document>([document]: readonly Document[], type: string): Document {
  if (document) return document;
  throw new Error(`The site has no document "${type}"`);
}

/** The firm's contact details. */
export function composeContact({ siteSettings }: Documents): Site['contact'] {
  const { phoneUs, phoneInternational, email } = only(siteSettings, 'siteSettings');
  return { phoneUs, ...(phoneInternational && { phoneInternational }), email };
}

/** The pages to file with an authority. */
export function composeFiling({ siteSettings }: Documents): Site['filing'] {
  const { filing } = only(siteSettings, 'siteSettings');
  if (!filing) return null;
  const { pages, days, timeZone } = filing;
  return { pages: (pages ?? []).map(({ _ref }) => _ref), days, timeZone };
}

/** The link targets of the navigation bar. */
export function composeNavigation(
  { navigation }: Documents,
  { pathOf }: Addresses,
): Site['navigation'] {
  const { entries } = only(navigation, 'navigation');
  return entries.map(({ target, children }) => ({
    path: pathOf(target),
    children: children.map((child) => ({ path: pathOf(child.target) })),
  }));
}

/** The pages that exist once, of the optional ones those with a document; kept ones stay unchanged. */
export function composeScreens(
  documents: Documents,
  addresses: Addresses,
  { screens: kept }: KeptContent,
): Site['screens'] {
  const compose = (type: ScreenType) => {
    const { _id, heroHeight } = only<Documents[ScreenType][number]>(documents[type], type);
    return { ...addresses.pageOf({ _id }), heroHeight, ...EXTRAS[type]?.(documents, addresses) };
  };
  const used = SCREEN_TYPES.filter(
    (type) => kept[type] ?? (documents[type].length > 0 || !isOptionalScreen(type)),
  );
  const screens = recordOf(used, (type) => kept[type] ?? compose(type));
  return v.parse(SiteSchema.entries.screens, screens);
}

type IndexDocument = Documents[(typeof INDEX_TYPES)[number]][number];

/** The fields of some screens in addition to those that every screen has. */
const EXTRAS: Readonly<
  Partial<Record<ScreenType, (documents: Documents, addresses: Addresses) => object>>
> = {
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

const kindsOf = (cards: readonly { kind: IconKind }[]): IconKind[] => cards.map(({ kind }) => kind);
