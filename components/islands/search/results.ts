import type { ExcerptPart } from './excerpt.ts';
import type { Found, SearchAnswer } from './find.ts';

/** More would not be read. */
export const MOST = 20;

/** Shows the best of what was found below the form, and says how much there is. */
export function showResults(form: HTMLFormElement, query: string, { count, best }: SearchAnswer) {
  const words = countWords(form, count)
    .replaceAll('{{count}}', String(Math.min(count, MOST)))
    .replaceAll('{{query}}', () => query);
  fill(form, words, best);
}

export const showFailure = (form: HTMLFormElement) => fill(form, form.dataset.failed ?? '', []);

function countWords({ dataset: { nothing, one, found, more } }: HTMLFormElement, count: number) {
  const words = count === 0 ? nothing : count === 1 ? one : count > MOST ? more : found;
  return words ?? '';
}

function fill(form: HTMLFormElement, words: string, found: readonly Found[]) {
  form.parentElement?.querySelector('.search-count')?.replaceChildren(words);
  form.parentElement?.querySelector('.search-results')?.replaceChildren(...found.map(item));
}

function item({ id, title, goal, heading, excerpt, figures }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = id;
  link.append([goal ? `${title} · ${goal}` : title, heading].filter(Boolean).join(' – '));
  const entry = document.createElement('li');
  entry.append(link);
  if (excerpt.length > 0) entry.append(holding('p', ...excerpt.map(shownPart)));
  if (figures.length > 0) entry.append(holding('p', ...wholeFigures(figures)));
  return entry;
}

const shownPart = ({ text, isMarked }: ExcerptPart) => (isMarked ? holding('mark', text) : text);

/** A line ends between figures before it ends within one. */
const wholeFigures = (figures: readonly string[]): (string | HTMLElement)[] =>
  figures.flatMap((figure) => [holding('span', unparted(figure)), ' ']);

/** A number stays with what it counts. */
const unparted = (figure: string): string => figure.replaceAll(/(?<=\d) /g, '\u00A0');

function holding(tag: 'p' | 'span' | 'mark', ...children: (string | HTMLElement)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}
