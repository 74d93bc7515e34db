/** Makes the headings of columns with numbers buttons that put the rows in order. */
export function watchSorting(form: HTMLFormElement, changed: () => void) {
  for (const heading of headingsOf(form)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const column = heading.dataset.sorted ?? '';
      sortBy(form, form.dataset.sort === column ? `-${column}` : column);
      changed();
    });
  }
}

/** @param order name of a column, with a `-` before it the other way round; empty for none */
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

/** The number of a figure, the name of a programme, nothing where one has to ask. */
function keyOf(cell: HTMLTableCellElement | undefined): Key {
  if (cell?.tagName === 'TH') return cell.textContent;
  const value = cell?.dataset.value;
  return value === undefined ? undefined : Number(value);
}

/** What is unknown stands last, whichever way the rest is sorted. */
function compare(one: Key, other: Key, sign: number): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other), document.documentElement.lang);
}
