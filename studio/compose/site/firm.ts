import type { Site } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import type { Addresses } from './addresses.ts';
import { only } from './only.ts';

/** The firm's contact details. */
export function composeContact({ siteSettings }: Documents): Site['contact'] {
  const { phoneUs, phoneInternational, email } = only(siteSettings, 'siteSettings');
  return { phoneUs, phoneInternational, email };
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
