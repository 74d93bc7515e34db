import { html } from 'hono/html';
import { LANGUAGE_TAGS, type Locale } from '../../locales/locale.ts';
import type { SentenceChange } from '../../studio/changes/sentences.ts';
import { summarise } from '../../studio/changes/summary.ts';
import { htmlDocument, type Markup } from './htmlDocument.ts';
import { outlineOf, type Phrase } from './outline.ts';
import type { Report } from './report.ts';

/**
 * The report as an HTML page.
 *
 * @param title such as the id of the release
 */
export const toHtml = (report: Report, title: string): Promise<string> =>
  htmlDocument(
    title,
    html`<h1>${title}</h1>
<p>${summarise(report)}</p>
${outlineOf(report).map(
  ({ heading, lines, texts, locale }) => html`<h2>${render(heading)}</h2>
${lines.length > 0 && html`<ul>${lines.map(({ phrase, below = [] }) => html`<li>${render(phrase)}${list(below)}</li>`)}</ul>`}
${texts.map(({ field, sentences }) => html`<h3>${field}</h3>\n${sentenceTable(sentences, locale)}`)}
`,
)}`,
  );

const list = (lines: readonly string[]) =>
  lines.length > 0 && html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;

const render = (phrase: Phrase) =>
  phrase.map((part) => {
    if (typeof part === 'string') return part;
    if ('alarm' in part) return html`<span class="failed">${part.alarm}</span>`;
    return html`<a href="${part.url}" lang="${LANGUAGE_TAGS[part.locale]}">${part.text}</a>`;
  });

/** Changed sentences, before and after. */
export const sentenceTable = (sentences: readonly SentenceChange[], locale: Locale): Markup =>
  html`<table lang="${LANGUAGE_TAGS[locale]}">
${sentences.map(
  ({ before, after }) =>
    html`<tr><td>${before && html`<del>${before}</del>`}</td><td>${after && html`<ins>${after}</ins>`}</td></tr>
`,
)}
</table>`;
