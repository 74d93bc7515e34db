/** The column that starts with its largest figure. */
const MORE_IS_BETTER = 'visaFree';

/** Turns the headings of sortable columns into buttons. */
export function watchSorting(form: HTMLFormElement, changed: () => void) {
  for (const heading of headingsOf(form)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const column = heading.dataset.sorted ?? '';
      const [first, second] =
        column === MORE_IS_BETTER ? [`-${column}`, column] : [column, `-${column}`];
      sortBy(form, form.dataset.sort === first ? second : first);
      announceOrder(form, heading);
      changed();
    });
  }
}

/** Screen readers do not announce that the `aria-sort` of the heading with the focus has changed. */
function announceOrder(form: HTMLFormElement, heading: HTMLElement) {
  const status = form.querySelector<HTMLElement>('[data-announce]');
  const words = status?.dataset[heading.getAttribute('aria-sort') ?? ''] ?? '';
  if (status) status.textContent = words.replace('{{column}}', () => heading.textContent);
}

/** @param order name of a column, prefixed with `-` for descending; empty for none */
export function sortBy(form: HTMLFormElement, order: string) {
  const column = order.replace(/^-/, '');
  const headings = headingsOf(form);
  const heading = headings.find(({ dataset }) => dataset.sorted === column);
  const body = form.querySelector<HTMLTableSectionElement>('#register tbody');
  if (!heading || !body) return;
  const sign = order.startsWith('-') ? -1 : 1;
  const rows = [...body.rows].map((row) => ({ row, key: keyOf(row.cells[heading.cellIndex]) }));
  rows.sort((one, other) => compare(one.key, other.key, sign));
  body.append(...rows.map(({ row }) => row));
  for (const other of headings) other.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', sign > 0 ? 'ascending' : 'descending');
  form.dataset.sort = order;
}

const headingsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLTableCellElement>('#register th[data-sorted]'),
];

type Key = number | string | undefined;

/** A figure's number or a programme's name; `undefined` without a figure. */
function keyOf(cell: HTMLTableCellElement | undefined): Key {
  if (cell?.tagName === 'TH') return cell.textContent;
  const value = cell?.dataset.value;
  return value === undefined ? undefined : Number(value);
}

/** Unknown values come last in both directions. */
function compare(one: Key, other: Key, sign: number): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other), document.documentElement.lang);
}
