const FILTERS = ['goal', 'budget', 'time', 'family'] as const;

/** As many rows as a phone shows, and as many as a slow one can style and lay out within a frame. */
const [SHOWN, BATCH] = [8, 9];

/** Choices by which rows are found; an empty one asks for nothing. */
const choicesOf = (name: string, values: readonly string[]): string[] =>
  values.flatMap((value) => (value === '' ? [] : [`${name} ${value}`]));

const fitsOf = ({ dataset }: HTMLElement): ReadonlySet<string> =>
  new Set(FILTERS.flatMap((name) => choicesOf(name, dataset[name]?.split(' ') ?? [])));

/**
 * Leaves out what does not fit: of many rows a slow phone styles those alone that come or go, the
 * uppermost first, the others in the frames that follow.
 *
 * @returns what filters by the present choices, and says how many programmes they leave
 */
export function filterRows(form: HTMLFormElement): () => void {
  const place = form.querySelector<HTMLElement>('[data-count]');
  // Asked alone: the form holds the rows too, thousands of elements.
  const filters = form.querySelector('.filters');
  const rows = form.querySelector<HTMLTableSectionElement>('#register tbody')?.rows;
  const fits = new Map(Array.from(rows ?? [], (row) => [row, fitsOf(row)]));
  const out = new Set<HTMLElement>();
  let frame = 0;
  const change = (due: readonly HTMLElement[], count: number) => {
    for (const row of due.slice(0, count)) {
      // Not `hidden`, by which other rules look into the whole page.
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

/** A text that is set anew is read out anew. */
function say(place: HTMLElement, shown: number, total: number) {
  const words = (place.dataset.count ?? '')
    .replace('{{shown}}', `${shown}`)
    .replace('{{total}}', `${total}`);
  if (place.textContent !== words) place.textContent = words;
}
