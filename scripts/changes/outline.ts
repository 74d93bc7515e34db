import { LOCALE_TITLES, type Locale } from '../../locales/locale.ts';
import type { PageLink, TextChange } from '../../studio/changes/contentChanges.ts';
import { heldBackOutcome, nameWithTitle } from '../content/heldBack.ts';
import type { Report } from './report.ts';

/** A line of a report: text with links and alarms. */
export type Phrase = readonly (string | Link | Alarm)[];

/** Highlighted text. */
interface Alarm {
  readonly alarm: string;
}

interface Link {
  readonly text: string;
  readonly url: string;
  /** Language of the text. */
  readonly locale: Locale;
}

/** A section of a report, independent of the output format. */
interface OutlineSection {
  readonly heading: Phrase;
  readonly lines: readonly { readonly phrase: Phrase; readonly below?: readonly string[] }[];
  /** Changed texts of a page in one language. */
  readonly texts: readonly TextChange[];
  readonly locale: Locale;
}

/** The sections of a report, in order. */
export function outlineOf(report: Report): OutlineSection[] {
  const { heldBack, filings = [], figures, added, removed, moved, changed } = report;
  const held = heldBack.map((document) => ({
    phrase: [link(nameWithTitle(document), document.url), `: ${heldBackOutcome(document)}`],
    below: document.problems.map(({ field, message }) => `${field || 'document'}: ${message}`),
  }));
  const filed = filings.map(({ titles, url, due, timeZone, isOverdue, isNew }) => [
    link(titles.en, url),
    ` · ${titles.zh}: by ${due} (${timeZone})`,
    ...(isOverdue ? [', ', { alarm: 'overdue' }] : []),
    ...(isNew ? [', because of this release'] : []),
  ]);
  const figureChanges = figures.map(({ name, document, page, before, after }) => [
    link(page.titles.en, page.urls.en),
    ` ${name}: ${before?.en ?? 'none'} → ${after?.en ?? 'none'} (${before?.zh ?? '无'} → ${after?.zh ?? '无'}), in ${document}`,
  ]);
  const removedPages = removed.map(({ titles, path }) => [`${titles.en} · ${titles.zh} (${path})`]);
  const movedPages = moved.map((page) => [...linksTo(page), `, formerly ${page.from}`]);
  const parts: OutlineSection[] = [
    sectionOf('Held back', held),
    sectionOf('To be filed', filed.map(toLine)),
    sectionOf('Figures', figureChanges.map(toLine)),
    sectionOf('Pages added', added.map(linksTo).map(toLine)),
    sectionOf('Pages removed', removedPages.map(toLine)),
    sectionOf('Pages moved', movedPages.map(toLine)),
  ].filter(({ lines }) => lines.length > 0);
  for (const { page, locale, texts } of changed) {
    const name = page ? link(page.titles[locale], page.urls[locale], locale) : 'Every page';
    parts.push({ heading: [name, ` · ${LOCALE_TITLES[locale]}`], lines: [], texts, locale });
  }
  return parts;
}

const sectionOf = (title: string, lines: OutlineSection['lines']): OutlineSection => ({
  heading: [title],
  lines,
  texts: [],
  locale: 'en',
});

const toLine = (phrase: Phrase) => ({ phrase });

const link = (text: string, url: string | undefined, locale: Locale = 'en') =>
  url === undefined ? text : { text, url, locale };

const linksTo = ({ titles, urls }: PageLink): Phrase => [
  link(titles.en, urls.en),
  ' · ',
  link(titles.zh, urls.zh, 'zh'),
];
