const FILTERS = ['goal', 'budget', 'time', 'family', 'condition'] as const;

/** Rows changed at once: as many as a phone shows. */
const SHOWN = 8;

/** Rows changed in each later frame: as many as a slow phone can lay out. */
const BATCH = 9;

/** Filter keys such as `goal residence`; an empty value is no filter. */
const choicesOf = (name: string, values: readonly string[]): string[] =>
  values.flatMap((value) => (value === '' ? [] : [`${name} ${value}`]));

const filterKeysOf = ({ dataset }: HTMLElement): ReadonlySet<string> =>
  new Set(FILTERS.flatMap((name) => choicesOf(name, dataset[name]?.split(' ') ?? [])));

/**
 * Hides the rows that do not match. Only rows that change are restyled, for slow phones: the topmost
 * ones first, the others in the following frames.
 *
 * @returns a function that applies the current choices, and announces how many programmes match
 */
export function filterRows(form: HTMLFormElement): () => void {
  const place = form.querySelector<HTMLElement>('[data-count]');
  // Queried within the filters: the form also contains the rows, thousands of elements.
  const filters = form.querySelector('.filters');
  const rows = form.querySelector<HTMLTableSectionElement>('#register tbody')?.rows;
  const filterKeys = new Map(Array.from(rows ?? [], (row) => [row, filterKeysOf(row)]));
  const hidden = new Set<HTMLElement>();
  let frame = 0;
  const change = (due: readonly HTMLElement[], count: number) => {
    for (const row of due.slice(0, count)) {
      // Not `hidden`, which would invalidate other rules for the whole page.
      row.toggleAttribute('data-out', !hidden.has(row));
      if (!hidden.delete(row)) hidden.add(row);
    }
    const rest = due.slice(count);
    if (rest.length > 0) frame = requestAnimationFrame(() => change(rest, BATCH));
  };
  return () => {
    cancelAnimationFrame(frame);
    const chosen = filters?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const chosenKeys = [...chosen].flatMap(({ name, value }) => choicesOf(name, [value]));
    const fitting = new Set<HTMLElement>();
    for (const [row, keys] of filterKeys)
      if (chosenKeys.every((key) => keys.has(key))) fitting.add(row);
    change(
      [...(rows ?? [])].filter((row) => hidden.has(row) === fitting.has(row)),
      SHOWN,
    );
    if (place) announceCount(place, fitting.size, filterKeys.size);
  };
}

/** Only sets a changed text, since setting it announces it. */
function announceCount(place: HTMLElement, shown: number, total: number) {
  const { count = '', none = '' } = place.dataset;
  const numbers = count.replace('{{shown}}', `${shown}`).replace('{{total}}', `${total}`);
  const words = shown === 0 ? `${numbers}\n${none}`.trim() : numbers;
  if (place.textContent !== words) place.textContent = words;
}
