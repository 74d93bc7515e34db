import * as v from 'valibot';
import { CURRENCIES } from '../../locales/figures.ts';
import { LOCALES } from '../../locales/locale.ts';
import { FigureSource } from './figure.ts';
import { define, Reference } from './fragments.ts';

const Subitem = v.looseObject({ target: Reference });

/** The document types without pages of their own. */
export const withoutPages = {
  navigation: define('navigation', {
    entries: v.array(
      v.looseObject({ ...Subitem.entries, children: v.optional(v.array(Subitem), []) }),
    ),
  }),
  siteSettings: define('siteSettings', {
    phoneUs: v.string(),
    phoneInternational: v.string(),
    email: v.string(),
    filing: v.nullish(
      v.looseObject({
        pages: v.nullish(v.array(Reference)),
        days: v.number(),
        timeZone: v.string(),
      }),
    ),
  }),
  labels: define('labels', {}),
  exchangeRates: define('exchangeRates', {
    day: v.pipe(v.string(), v.isoDate()),
    rates: v.array(v.looseObject({ currency: v.picklist(CURRENCIES), rate: v.number() })),
    source: FigureSource,
  }),
  redirect: define('redirect', { from: v.string(), target: Reference }),
  claimRule: define('claimRule', {
    words: v.array(v.string()),
    language: v.picklist(LOCALES),
    why: v.looseObject({ en: v.string(), zh: v.string() }),
    acceptable: v.optional(v.array(v.string())),
  }),
};
