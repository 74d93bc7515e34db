import * as v from 'valibot';
import { CURRENCIES } from '../../locales/figures.ts';
import { LOCALES } from '../../locales/locale.ts';
import { FigureSource } from './figure.ts';
import { define, Reference } from './fragments.ts';

const Subitem = v.looseObject({ target: Reference });

export const navigationQuery = define('navigation', 'entries', {
  entries: v.array(
    v.looseObject({ ...Subitem.entries, children: v.optional(v.array(Subitem), []) }),
  ),
});

export const siteSettingsQuery = define(
  'siteSettings',
  `name, tagline, address, phoneUs, phoneInternational, email, hoursWeekdays,
  hoursWeekend, notLegalAdvice, attorneyAdvertising, responsible, notAnOffer, sample, copyright, filing`,
  {
    ...{ phoneUs: v.string(), phoneInternational: v.string(), email: v.string() },
    filing: v.nullish(
      v.looseObject({
        pages: v.nullish(v.array(Reference)),
        days: v.number(),
        timeZone: v.string(),
      }),
    ),
  },
);

export const labelsQuery = define('labels', 'ui, errors', {});

export const exchangeRatesQuery = define('exchangeRates', 'day, rates, source', {
  day: v.pipe(v.string(), v.isoDate()),
  rates: v.array(v.looseObject({ currency: v.picklist(CURRENCIES), rate: v.number() })),
  source: FigureSource,
});

export const redirectQuery = define('redirect', 'from, target', {
  from: v.string(),
  target: Reference,
});

export const claimRuleQuery = define('claimRule', 'words, language, why, acceptable', {
  words: v.array(v.string()),
  language: v.picklist(LOCALES),
  why: v.looseObject({ en: v.string(), zh: v.string() }),
  acceptable: v.optional(v.array(v.string())),
});
