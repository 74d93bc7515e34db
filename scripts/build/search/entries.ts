import type { Content } from '../../../locales/content.ts';
import type { Catalogue } from '../../../locales/flatten.ts';
import { GOAL_LABELS, goalOf } from '../../../locales/goals.ts';
import type { Locale } from '../../../locales/locale.ts';
import { localPath } from '../../../locales/localPath.ts';
import type { ListedPage } from '../../../locales/parts.ts';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import type { SearchEntry } from '../../../locales/searchIndex.ts';

/** What can be found in a language: pages by their paths, and the terms of the glossary. */
export function searchEntries(
  content: Content,
  locale: Locale,
  isWanted: (path: string) => boolean = () => true,
): SearchEntry[] {
  const pages = content.part('allPages').filter(({ path }) => isWanted(path));
  const terms = content.part('terms').filter(({ slug }) => isWanted(termPath(slug)));
  return [
    ...pages.map((page) => pageEntry(content, locale, page)),
    ...terms.map(({ slug, group }) => termEntry(content, locale, slug, group)),
  ];
}

const termPath = (slug: string): string => `${SCREEN_PATHS.glossary}#${slug}`;

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
    id: localPath(termPath(slug), locale),
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
