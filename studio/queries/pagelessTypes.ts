import * as v from 'valibot';
import { CURRENCIES } from '../../locales/figures.ts';
import { LOCALES } from '../../locales/locale.ts';
import { FigureSource } from './figure.ts';
import { defineQuery, Reference } from './fragments.ts';

const Subitem = v.looseObject({ target: Reference });

/** The document types without pages of their own. */
export const pagelessTypes = {
  navigation: defineQuery('navigation', {
    entries: v.array(
      v.looseObject({ ...Subitem.entries, children: v.optional(v.array(Subitem), []) }),
    ),
  }),
  siteSettings: defineQuery('siteSettings', {
    phoneUs: v.string(),
    phoneInternational: v.nullish(v.string()),
    email: v.string(),
    filing: v.nullish(
      v.looseObject({
        pages: v.nullish(v.array(Reference)),
        days: v.number(),
        timeZone: v.string(),
      }),
    ),
  }),
  labels: defineQuery('labels', {}),
  exchangeRates: defineQuery('exchangeRates', {
    day: v.pipe(v.string(), v.isoDate()),
    rates: v.array(v.looseObject({ currency: v.picklist(CURRENCIES), rate: v.number() })),
    source: FigureSource,
  }),
  redirect: defineQuery('redirect', { from: v.string(), target: Reference }),
  claimRule: defineQuery('claimRule', {
    words: v.array(v.string()),
    language: v.picklist(LOCALES),
    why: v.looseObject({ en: v.string(), zh: v.string() }),
    acceptable: v.optional(v.array(v.string())),
  }),
};
