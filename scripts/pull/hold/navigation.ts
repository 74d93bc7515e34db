import * as v from 'valibot';
import { mapLocales } from '../../../locales/locale.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import type { Document } from '../../../studio/queries/documents.ts';
import { Reference } from '../../../studio/queries/fragments.ts';
import type { Former } from './former.ts';

/**
 * The navigation as a document again, from what was pulled: what it leads to may have moved or gone
 * since, so it is composed anew.
 */
export function formerNavigation({ site, catalogues }: Former): Document {
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

const Item = v.looseObject({ target: Reference });
const Navigation = v.looseObject({
  _id: v.string(),
  _type: v.string(),
  entries: v.array(v.looseObject({ ...Item.entries, children: v.optional(v.array(Item)) })),
});

/** A navigation without the entries that lead nowhere. */
export function withoutDeadEntries(
  document: Document,
  paths: ReadonlyMap<string, string>,
): Document {
  const leads = ({ target }: { target: { _ref: string } }) => paths.has(target._ref);
  const { entries, ...rest } = v.parse(Navigation, document);
  return {
    ...rest,
    entries: entries
      .filter(leads)
      .map((entry) => ({ ...entry, children: entry.children?.filter(leads) })),
  };
}
