import type { Found } from './find.ts';

/** Shows what was found below the form, and says how much. */
export function showResults(form: HTMLFormElement, query: string, found: readonly Found[]) {
  const { nothing = '', found: some = '' } = form.dataset;
  const words = (found.length === 0 ? nothing : some)
    .replace('{{count}}', String(found.length))
    .replace('{{query}}', () => query);
  fill(form, words, found);
}

export const showFailure = (form: HTMLFormElement) => fill(form, form.dataset.failed ?? '', []);

function fill(form: HTMLFormElement, words: string, found: readonly Found[]) {
  form.parentElement?.querySelector('.search-count')?.replaceChildren(words);
  form.parentElement?.querySelector('.search-results')?.replaceChildren(...found.map(item));
}

function item({ id, title, goal, summary, figures }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = id;
  link.append(goal ? `${title} · ${goal}` : title);
  const lines = [summary, figures.join(' · ')].filter((line) => line !== '').map(paragraph);
  const entry = document.createElement('li');
  entry.append(link, ...lines);
  return entry;
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.append(text);
  return element;
}
