import MiniSearch from 'minisearch';
import { type Content, contentOf } from '../../locales/content.ts';
import type { Catalogue } from '../../locales/flatten.ts';
import { GOAL_LABELS, goalOf } from '../../locales/goals.ts';
import type { ContentFiles } from '../../locales/load.ts';
import { LOCALES, type Locale } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { ListedPage } from '../../locales/parts.ts';
import { SCREEN_PATHS } from '../../locales/routes.ts';
import { SEARCH_OPTIONS, type SearchEntry, searchIndexPath } from '../../locales/searchIndex.ts';

/**
 * Makes the index that the search asks, one a language.
 *
 * @returns contents by file
 */
export function searchFiles({ site, catalogues }: ContentFiles): Map<string, string> {
  const content = contentOf({ site, catalogues });
  return new Map(
    LOCALES.map((locale) => {
      const index = new MiniSearch(SEARCH_OPTIONS);
      index.addAll(searchEntries(content, locale));
      return [searchIndexPath(locale).slice(1), JSON.stringify(index)];
    }),
  );
}

/** Everything that can be found in a language. */
export const searchEntries = (content: Content, locale: Locale): SearchEntry[] => [
  ...content.part('allPages').map((page) => pageEntry(content, locale, page)),
  ...content.part('terms').map(({ slug, group }) => termEntry(content, locale, slug, group)),
];

function pageEntry(content: Content, locale: Locale, page: ListedPage): SearchEntry {
  const { path, group, family } = page;
  const texts = content.part('texts', locale, group);
  const first = (...fields: string[]) =>
    fields.map((field) => texts[`${group}.${field}`]).find((text) => text !== undefined) ?? '';
  return {
    id: localPath(path, locale),
    title: first('name', 'title', 'hero.title'),
    ...(family && { goal: content.part('words', locale)[GOAL_LABELS[goalOf(family)]] ?? '' }),
    summary: first('description', 'minibio', 'hero.subtitle', 'seo.description'),
    figures: figuresOf(content, locale, path, texts),
    body: visible(texts),
  };
}

function termEntry(content: Content, locale: Locale, slug: string, group: string): SearchEntry {
  const texts = content.part('texts', locale, group);
  return {
    id: localPath(`${SCREEN_PATHS.glossary}#${slug}`, locale),
    title: texts[`${group}.term`] ?? '',
    summary: texts[`${group}.text`] ?? '',
    figures: [],
    body: visible(texts),
  };
}

/** What a card tells of a programme. */
function figuresOf(content: Content, locale: Locale, path: string, texts: Catalogue): string[] {
  const card = content.part('programCard', path);
  const labels = content.part('words', locale);
  return (card?.figures ?? []).map(
    ({ name, label }) =>
      `${labels[`ui.${label}`]}: ${texts[`${card?.group}.figures.${name}.text`]}`,
  );
}

/** Portable Text carries keys and styles beside its words. */
const NO_TEXT = /\.(?:_key|_type|style|href|marks\.\d+|listItem|level)$/;

const visible = (texts: Catalogue): string =>
  Object.entries(texts)
    .flatMap(([key, text]) => (NO_TEXT.test(key) ? [] : [text]))
    .join('\n');
