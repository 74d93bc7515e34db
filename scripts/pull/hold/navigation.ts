import { mapLocales } from '../../../locales/locale.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import type { DocumentOf } from '../../../studio/queries/documents.ts';
import type { FormerContent } from '../../content/pulledContent.ts';

/**
 * Restores the previously pulled navigation as a document, so that it can be composed again: its
 * targets may have moved or disappeared.
 */
export function restoreNavigation({ site, catalogues }: FormerContent): Navigation {
  const ids = new Map(sitePages(site).map(({ path, id }) => [path, id]));
  const item = (key: string, path: string) => ({
    label: mapLocales((locale) => catalogues[locale][`nav.${key}.label`] ?? ''),
    target: { _ref: ids.get(path) ?? '' },
  });
  return {
    _id: 'navigation',
    _type: 'navigation',
    entries: site.navigation.map(({ path, children }, index) => ({
      ...item(`entries.${index}`, path),
      children: children.map((child, at) => item(`entries.${index}.children.${at}`, child.path)),
    })),
  };
}

type Navigation = DocumentOf<'navigation'>;

/** The navigation without entries whose target is missing. */
export function removeDeadEntries(
  { entries, ...rest }: Navigation,
  paths: ReadonlyMap<string, string>,
): Navigation {
  const hasTarget = ({ target }: { target: { _ref: string } }) => paths.has(target._ref);
  return {
    ...rest,
    entries: entries
      .filter(hasTarget)
      .map((entry) => ({ ...entry, children: entry.children.filter(hasTarget) })),
  };
}
