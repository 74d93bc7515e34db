import type { Content } from '../../../locales/content.ts';
import type { Catalogue } from '../../../locales/flatten.ts';
import { goalOf } from '../../../locales/goals.ts';
import { labelName } from '../../../locales/kindLabels.ts';
import { type Locale, otherLocale } from '../../../locales/locale.ts';
import { localPath } from '../../../locales/localPath.ts';
import { NAME_FIELDS } from '../../../locales/nameFields.ts';
import { placeholderNames } from '../../../locales/placeholders.ts';
import { SCREEN_PATHS, termPath } from '../../../locales/routes.ts';
import type { SearchEntry } from '../../../locales/searchIndex.ts';
import type { ListedPage } from '../../../locales/selections.ts';
import { figureLines, prefixMemberNotes, prefixPresence } from './programLines.ts';
import { groupBySection } from './sections.ts';

/** The search entries of a language: pages and glossary terms. */
export function searchEntries(
  content: Content,
  locale: Locale,
  isWanted: (path: string) => boolean = () => true,
): SearchEntry[] {
  const pages = content.select('allPages').filter(({ path }) => isWanted(path));
  const terms = content.select('terms').filter(({ slug }) => isWanted(termPath(slug)));
  return [
    ...pages.map((page) => pageEntry(content, locale, page)),
    ...terms.map(({ slug, group }) => termEntry(content, locale, slug, group)),
  ];
}

/** Fields with the summary of a page; the first existing one is used. */
const SUMMARIES = ['description', 'minibio', 'hero.subtitle', 'seo.description'];

function pageEntry(content: Content, locale: Locale, page: ListedPage): SearchEntry {
  const { path, group, family } = page;
  const words = content.select('words', locale);
  const texts = ownTexts(content, locale, group);
  const [name = '', summary = ''] = [NAME_FIELDS, SUMMARIES].map((fields) =>
    fields.find((field) => texts[field] !== undefined),
  );
  const guide = content.select('guide', path);
  const program = family && content.select('program', path);
  const { [name]: title = '', [summary]: description = '', ...others } = texts;
  return {
    id: localPath(path, locale),
    title,
    otherTitle: ownTexts(content, otherLocale(locale), group)[name],
    ...(family && { goal: words[`ui.${labelName('goal', goalOf(family))}`] ?? '' }),
    summary: description,
    figures: figureLines(content.select('programCard', path)?.figures ?? [], texts, words),
    about: guide ? 'general' : subjectOf(page),
    sections: [
      {
        heading: texts['seo.title'] ?? '',
        text: figureLines(program?.figures ?? [], texts, words).join('\n'),
      },
      ...groupBySection(
        selectSearchable(
          program ? prefixPresence(prefixMemberNotes(others, program, words), words) : others,
        ),
        guide?.sections ?? [],
        words,
      ),
    ],
  };
}

/** What a page other than a guide is about. */
function subjectOf({ path, family }: ListedPage): SearchEntry['about'] {
  if (path === SCREEN_PATHS.compare) return 'general';
  return family ? 'program' : 'firm';
}

function termEntry(content: Content, locale: Locale, slug: string, group: string): SearchEntry {
  const { term = '', text = '', ...others } = ownTexts(content, locale, group);
  return {
    id: localPath(termPath(slug), locale),
    title: term,
    otherTitle: ownTexts(content, otherLocale(locale), group).term,
    summary: text,
    figures: [],
    about: 'general',
    sections: groupBySection(others, [], {}),
  };
}

/** The texts of a group, by keys relative to the group. */
const ownTexts = (content: Content, locale: Locale, group: string): Catalogue =>
  Object.fromEntries(
    Object.entries(content.select('texts', locale, group)).map(([key, text]) => [
      key.slice(group.length + 1),
      text,
    ]),
  );

/**
 * Not searchable: keys and styles of Portable Text, and sources of figures and titles of other pages,
 * which say little about a page.
 */
const NOT_SEARCHABLE =
  /^(?:seo|figures|sources|carousel|photo|synonyms)\.|\.(?:_key|_type|style|href|marks\.\d+|listItem|level)$/;

/** Texts with placeholders do not appear on a page as they are. */
const isTemplate = (text: string): boolean => placeholderNames(text).length > 0;

const selectSearchable = (texts: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(texts).filter(([key, text]) => !NOT_SEARCHABLE.test(key) && !isTemplate(text)),
  );
