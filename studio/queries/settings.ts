import * as v from 'valibot';
import { CURRENCIES } from '../../locales/figures.ts';
import { LOCALES } from '../../locales/locale.ts';
import { FigureSource } from './figure.ts';
import { define, Reference } from './fragments.ts';

const Subitem = v.looseObject({ target: Reference });

export const navigationQuery = define('navigation', {
  entries: v.array(
    v.looseObject({ ...Subitem.entries, children: v.optional(v.array(Subitem), []) }),
  ),
});

export const siteSettingsQuery = define('siteSettings', {
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
});

export const labelsQuery = define('labels', {});

export const exchangeRatesQuery = define('exchangeRates', {
  day: v.pipe(v.string(), v.isoDate()),
  rates: v.array(v.looseObject({ currency: v.picklist(CURRENCIES), rate: v.number() })),
  source: FigureSource,
});

export const redirectQuery = define('redirect', {
  from: v.string(),
  target: Reference,
});

export const claimRuleQuery = define('claimRule', {
  words: v.array(v.string()),
  language: v.picklist(LOCALES),
  why: v.looseObject({ en: v.string(), zh: v.string() }),
  acceptable: v.optional(v.array(v.string())),
});
