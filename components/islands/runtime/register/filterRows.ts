const FILTERS = ['goal', 'budget', 'time', 'family'] as const;

/** Rows changed at once, as many as a phone shows; and per later frame, as many as a slow phone can lay out. */
const [SHOWN, BATCH] = [8, 9];

/** Filter keys such as `goal residence`; an empty value is no filter. */
const choicesOf = (name: string, values: readonly string[]): string[] =>
  values.flatMap((value) => (value === '' ? [] : [`${name} ${value}`]));

const fitsOf = ({ dataset }: HTMLElement): ReadonlySet<string> =>
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
  const fits = new Map(Array.from(rows ?? [], (row) => [row, fitsOf(row)]));
  const out = new Set<HTMLElement>();
  let frame = 0;
  const change = (due: readonly HTMLElement[], count: number) => {
    for (const row of due.slice(0, count)) {
      // Not `hidden`, which would invalidate other rules for the whole page.
      row.toggleAttribute('data-out', !out.has(row));
      if (!out.delete(row)) out.add(row);
    }
    const rest = due.slice(count);
    if (rest.length > 0) frame = requestAnimationFrame(() => change(rest, BATCH));
  };
  return () => {
    cancelAnimationFrame(frame);
    const chosen = filters?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const wanted = [...chosen].flatMap(({ name, value }) => choicesOf(name, [value]));
    const fitting = new Set<HTMLElement>();
    for (const [row, has] of fits) if (wanted.every((choice) => has.has(choice))) fitting.add(row);
    change(
      [...(rows ?? [])].filter((row) => out.has(row) === fitting.has(row)),
      SHOWN,
    );
    if (place) say(place, fitting.size, fits.size);
  };
}

/** Only sets a changed text, since setting it announces it. */
function say(place: HTMLElement, shown: number, total: number) {
  const words = (place.dataset.count ?? '')
    .replace('{{shown}}', `${shown}`)
    .replace('{{total}}', `${total}`);
  if (place.textContent !== words) place.textContent = words;
}
