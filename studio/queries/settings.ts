import * as v from 'valibot';
import { Identity, identity, Reference } from './fragments.ts';

export const navigationQuery = `*[_type == "navigation"] | order(_id) { ${identity}, entries }`;

export const siteSettingsQuery = `*[_type == "siteSettings"] | order(_id) {
  ${identity}, name, tagline, address, phoneUs, phoneInternational, email, hoursWeekdays,
  hoursWeekend, notLegalAdvice, attorneyAdvertising, notAnOffer, sample, copyright
}`;

export const labelsQuery = `*[_type == "labels"] | order(_id) { ${identity}, ui, errors }`;

export const redirectQuery = `*[_type == "redirect"] | order(_id) { ${identity}, from, target }`;

const Subitem = v.object({ target: Reference });

export const NavigationDocument = v.object({
  ...Identity.entries,
  entries: v.array(v.object({ ...Subitem.entries, children: v.optional(v.array(Subitem), []) })),
});

export const SiteSettingsDocument = v.object({
  ...Identity.entries,
  phoneUs: v.string(),
  phoneInternational: v.string(),
  email: v.string(),
});

export const RedirectDocument = v.object({
  ...Identity.entries,
  from: v.string(),
  target: Reference,
});
