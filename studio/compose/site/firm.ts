import * as v from 'valibot';
import type { Site } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import { NavigationDocument, SiteSettingsDocument } from '../../queries/settings.ts';
import type { Addresses } from './addresses.ts';

/** How the firm is reached. */
export function composeContact({ siteSettings: [settings] }: Documents): Site['contact'] {
  const { phoneUs, phoneInternational, email } = v.parse(SiteSettingsDocument, settings);
  return { phoneUs, phoneInternational, email };
}

/** Where the bar at the top leads. */
export function composeNavigation(
  { navigation: [navigation] }: Documents,
  { pathOf }: Addresses,
): Site['navigation'] {
  const { entries } = v.parse(NavigationDocument, navigation);
  return entries.map(({ target, children }) => ({
    path: pathOf(target),
    children: children.map((child) => ({ path: pathOf(child.target) })),
  }));
}
