import type { ExcerptSegment } from './excerpt.ts';
import type { SearchResult, SearchResults } from './searchSite.ts';

/** Nobody reads more. */
export const MAX_RESULTS = 20;

/**
 * Shows the best results below the form, and announces their number, or that the firm has no programme
 * for a country; or which words are on no page.
 */
export function showResults(
  form: HTMLFormElement,
  query: string,
  { count, missing, countries, best }: SearchResults,
) {
  const elsewhere = elsewhereNote(form, countries);
  const absent = count > 0 && missing.length > 0 ? missingNote(form, missing) : '';
  const note = elsewhere || absent;
  const words = countWords(form, count)
    .replaceAll('{{count}}', String(Math.min(count, MAX_RESULTS)))
    .replaceAll('{{query}}', () => query);
  const isAlone = count === 0 && elsewhere !== '';
  fill(form, isAlone ? note : `${words}\n${note}`.trim(), best, count > 0 && note === '');
}

/** Names the countries without a programme. A site may lack the label, or not know its countries. */
function elsewhereNote({ dataset }: HTMLFormElement, countries: readonly string[]): string {
  if (!dataset.elsewhere) return '';
  const served = new Set(dataset.countries?.split(' '));
  const others = countries.filter((code) => !served.has(code));
  if (others.length === 0) return '';
  const { lang } = document.documentElement;
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  const list = new Intl.ListFormat(lang, { type: 'disjunction' }).format(
    others.map((code) => names.of(code) ?? code),
  );
  return dataset.elsewhere.replaceAll('{{country}}', () => list);
}

const missingNote = ({ dataset: { missing = '' } }: HTMLFormElement, words: readonly string[]) =>
  missing.replaceAll('{{words}}', () => words.join(' '));

export const clearResults = (form: HTMLFormElement) => fill(form, '', []);

export const showFailure = (form: HTMLFormElement) => fill(form, form.dataset.failed ?? '', []);

function countWords({ dataset: { nothing, one, found, more } }: HTMLFormElement, count: number) {
  if (count === 0) return nothing ?? '';
  if (count === 1) return one ?? '';
  return (count > MAX_RESULTS ? more : found) ?? '';
}

function fill(
  { parentElement }: HTMLFormElement,
  words: string,
  found: readonly SearchResult[],
  isAnswered = true,
) {
  parentElement?.querySelector('.search-count')?.replaceChildren(words);
  parentElement?.querySelector('.search-results')?.replaceChildren(...found.map(item));
  parentElement?.querySelector('.search-ask')?.toggleAttribute('hidden', isAnswered);
}

function item({ id, title, goal, heading, excerpt, figures }: SearchResult): HTMLLIElement {
  const link = document.createElement('a');
  link.href = id;
  link.append([goal ? `${title} · ${goal}` : title, heading].filter(Boolean).join(' – '));
  const entry = document.createElement('li');
  entry.append(link);
  if (excerpt.length > 0) entry.append(createElement('p', ...excerpt.map(segmentElement)));
  const shown = excerpt.map(({ text }) => text).join('');
  const others = figures.filter((figure) => figure !== shown);
  if (others.length > 0) entry.append(createElement('p', ...wholeFigures(others)));
  return entry;
}

const segmentElement = ({ text, isMarked }: ExcerptSegment) =>
  isMarked ? createElement('mark', text) : text;

/** Lines break between figures rather than within one. */
const wholeFigures = (figures: readonly string[]): (string | HTMLElement)[] =>
  figures.flatMap((figure) => [createElement('span', keepTogether(figure)), ' ']);

/** Keeps a number and its unit together. */
const keepTogether = (figure: string): string => figure.replaceAll(/(?<=\d) /g, '\u00A0');

function createElement(
  tag: 'p' | 'span' | 'mark',
  ...children: (string | HTMLElement)[]
): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}
