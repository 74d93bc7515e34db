import type { Site } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import type { Addresses } from './addresses.ts';
import { only } from './only.ts';

/** How the firm is reached. */
export function composeContact({ siteSettings }: Documents): Site['contact'] {
  const { phoneUs, phoneInternational, email } = only(siteSettings, 'siteSettings');
  return { phoneUs, phoneInternational, email };
}

/** What is filed with an authority. */
export function composeFiling({ siteSettings }: Documents): Site['filing'] {
  const { filing } = only(siteSettings, 'siteSettings');
  if (!filing) return null;
  const { pages, days, timeZone } = filing;
  return { pages: (pages ?? []).map(({ _ref }) => _ref), days, timeZone };
}

/** Where the bar at the top leads. */
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
