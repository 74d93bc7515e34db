import { html } from 'hono/html';
import { LANGUAGE_TAGS, LOCALE_TITLES, LOCALES, type Locale } from '../../locales/locale.ts';
import type { FigureChange, PageChange, PageLink } from '../../studio/changes/contentChanges.ts';
import type { SentenceChange } from '../../studio/changes/sentences.ts';
import { summarise } from '../../studio/changes/summary.ts';
import { heldOutcome, nameOf } from '../content/held.ts';
import { htmlDocument, type Markup } from './htmlDocument.ts';
import type { HeldBack, Report, ReportedFiling } from './report.ts';

/**
 * The report as a page of its own.
 *
 * @param title what it is about, e.g. the id of the release
 */
export function toHtml(report: Report, title: string): Promise<string> {
  const { changed, added, removed, moved, figures, heldBack, filings = [] } = report;
  return htmlDocument(
    title,
    html`<h1>${title}</h1>
<p>${summarise(report)}</p>
${section('Held back', heldBack.map(heldBackItem))}
${section('To be filed', filings.map(filingItem))}
${figureTable(figures)}
${section('Pages added', added.map(pageLinks))}
${section(
  'Pages removed',
  removed.map(({ titles, path }) => html`${titles.en} · ${titles.zh} (${path})`),
)}
${section(
  'Pages moved',
  moved.map((page) => html`${pageLinks(page)}, formerly ${page.from}`),
)}
${changed.map(pageChange)}`,
  );
}

const section = (title: string, items: readonly Markup[]): Markup =>
  items.length > 0
    ? html`<h2>${title}</h2>
<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`
    : html``;

const pageLinks = ({ titles, urls }: PageLink): Markup =>
  html`<a href="${urls.en}">${titles.en}</a> · <a href="${urls.zh}" lang="${LANGUAGE_TAGS.zh}">${titles.zh}</a>`;

const filingItem = ({ titles, url, due, timeZone, isOverdue, isNew }: ReportedFiling): Markup =>
  html`<a href="${url}">${titles.en}</a> · ${titles.zh}: by <strong>${due}</strong> (${timeZone})${isOverdue && html` <span class="failed">overdue</span>`}${isNew && ', because of this release'}`;

function heldBackItem(held: HeldBack): Markup {
  const { url, problems } = held;
  const name = nameOf(held);
  return html`${url ? html`<a href="${url}">${name}</a>` : name}: ${heldOutcome(held)}
<ul>${problems.map(({ field, message }) => html`<li>${field || 'document'}: ${message}</li>`)}</ul>`;
}

const figureTable = (figures: readonly FigureChange[]): Markup =>
  figures.length > 0
    ? html`<h2>Figures</h2>
<table>
<tr><th>Page</th><th>Figure</th><th>Before</th><th>After</th><th>Document</th></tr>
${figures.map(figureRow)}
</table>`
    : html``;

const figureRow = ({ name, document, page, before, after }: FigureChange): Markup => {
  const written = (side: FigureChange['before']) =>
    side ? LOCALES.map((locale) => side[locale]).join(' · ') : 'none';
  return html`<tr><td><a href="${page.urls.en}">${page.titles.en}</a></td><td>${name}</td><td>${written(before)}</td><td>${written(after)}</td><td>${document}</td></tr>
`;
};

function pageChange({ page, locale, texts }: PageChange): Markup {
  const title = page
    ? html`<a href="${page.urls[locale]}">${page.titles[locale]}</a>`
    : 'Every page';
  return html`<h2>${title} · ${LOCALE_TITLES[locale]}</h2>
${texts.map(({ field, sentences }) => html`<h3>${field}</h3>\n${sentenceTable(sentences, locale)}`)}
`;
}

/** Sentences that differ, before beside after. */
export const sentenceTable = (sentences: readonly SentenceChange[], locale: Locale): Markup =>
  html`<table lang="${LANGUAGE_TAGS[locale]}">
${sentences.map(
  ({ before, after }) =>
    html`<tr><td>${before && html`<del>${before}</del>`}</td><td>${after && html`<ins>${after}</ins>`}</td></tr>
`,
)}
</table>`;
