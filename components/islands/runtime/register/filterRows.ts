import { dropRules } from './dropRules.ts';

const FILTERS = ['goal', 'budget', 'time', 'family'] as const;

/**
 * Takes over from the style sheet to leave out what does not fit: of many rows a slow phone then
 * styles those alone that come or go.
 *
 * @returns what filters by the present choices, and says how many programmes they leave
 */
export function filterRows(form: HTMLFormElement): () => void {
  const place = form.querySelector<HTMLElement>('[data-count]');
  const rows = [...form.querySelectorAll<HTMLElement>('#register tbody tr')].map((row) => ({
    row,
    fits: new Set(FILTERS.flatMap((name) => choicesOf(name, row.dataset[name]?.split(' ') ?? []))),
    isOut: false,
  }));
  for (const sheet of document.styleSheets) dropRules(sheet, '.unscripted');
  return () => {
    const chosen = form.querySelectorAll<HTMLInputElement>('.filters input:checked');
    const wanted = [...chosen].flatMap(({ name, value }) => choicesOf(name, [value]));
    for (const entry of rows) {
      const isOut = !wanted.every((choice) => entry.fits.has(choice));
      // Not `hidden`, by which other rules look into the whole page.
      if (isOut !== entry.isOut) entry.row.toggleAttribute('data-out', isOut);
      entry.isOut = isOut;
    }
    if (place) say(place, rows.filter(({ isOut }) => !isOut).length, rows.length);
  };
}

/** Choices by which rows are found; an empty one asks for nothing. */
const choicesOf = (name: string, values: readonly string[]): string[] =>
  values.flatMap((value) => (value === '' ? [] : [`${name} ${value}`]));

/** A text that is set anew is read out anew. */
function say(place: HTMLElement, shown: number, total: number) {
  const words = (place.dataset.count ?? '')
    .replace('{{shown}}', `${shown}`)
    .replace('{{total}}', `${total}`);
  if (place.textContent !== words) place.textContent = words;
}
