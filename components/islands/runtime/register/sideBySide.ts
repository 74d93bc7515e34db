import { MAX_COMPARED } from '../../../../locales/kinds.ts';

/** Whether a control selects a programme for comparison. */
export const isCompareCheckbox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'with';

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="with"]'),
];

/** The checkboxes of the compared programmes. */
export const chosenBoxes = (form: HTMLFormElement) =>
  boxesOf(form).filter(({ checked }) => checked);

/** Adds the comparison from its template. */
export function addComparison(form: HTMLFormElement) {
  const template = form.querySelector('template');
  template?.replaceWith(template.content);
}

/** Prevents selecting a fifth programme, and says why. */
export function limitSelection(form: HTMLFormElement) {
  const chosen = chosenBoxes(form);
  // A URL may name more.
  for (const box of chosen.slice(MAX_COMPARED)) box.checked = false;
  const isFull = chosen.length >= MAX_COMPARED;
  for (const box of boxesOf(form)) box.disabled = isFull && !box.checked;
  const place = form.querySelector<HTMLElement>('[data-side]');
  const status = place?.querySelector('[role="status"]');
  if (place && status) status.textContent = isFull ? (place.dataset.full ?? '') : '';
}

/** Shows the selected programmes side by side: their rows become columns. */
export function showComparison(form: HTMLFormElement) {
  const place = form.querySelector<HTMLElement>('[data-side]');
  const table = place?.querySelector('table');
  const head = form.querySelector<HTMLTableRowElement>('#register thead tr');
  if (!place || !table || !head) return;
  const chosen = chosenBoxes(form);
  const rows = chosen.flatMap((box) => box.closest('tr') ?? []);
  place.hidden = rows.length === 0;
  const title = place.querySelector('h3')?.textContent ?? '';
  showCount(form, withCount(title, rows.length), rows.length > 0);
  table.replaceChildren(
    ...Array.from(head.cells, (heading, index) =>
      rowOf(
        heading,
        rows.map((row) => row.cells[index]),
      ),
    ),
  );
  startMessage(place, rows);
  const clear = place.querySelector('button');
  if (clear) clear.onclick = () => deselect(form, chosen);
}

/** The link to the contact form starts the visitor's message with the programmes' names. */
function startMessage(place: HTMLElement, rows: readonly HTMLTableRowElement[]) {
  const link = place.querySelector<HTMLAnchorElement>('[data-message]');
  if (!link) return;
  const names = rows.map((row) => row.cells[0]?.getAttribute('aria-label'));
  const message = [link.dataset.message, ...names].join('\n');
  link.search = `${new URLSearchParams({ message })}`;
}

/** Chinese brackets are of full width. */
const withCount = (title: string, count: number) =>
  /\p{Script=Han}$/u.test(title) ? `${title}（${count}）` : `${title} (${count})`;

/** Shows how many programmes are compared, in a link; announced, because they appear far above it. */
function showCount(form: HTMLFormElement, count: string, isComparing: boolean) {
  const link = form.querySelector<HTMLElement>('.to-sides');
  if (link) {
    link.hidden = !isComparing;
    link.textContent = count;
  }
  const status = form.querySelector('[data-announce]');
  if (status) status.textContent = isComparing ? count : '';
}

function deselect(form: HTMLFormElement, boxes: readonly HTMLInputElement[]) {
  for (const box of boxes) box.checked = false;
  boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }));
  // A filter may hide the rows of all.
  const all = [...boxes, ...form.querySelectorAll('input')];
  all.find((input) => input.getClientRects().length > 0)?.focus();
}

/** Scrolls to a shared comparison, which did not exist yet when the browser looked for it. */
export function scrollToComparison(form: HTMLFormElement) {
  const place = form.querySelector<HTMLElement>('[data-side]:not([hidden])');
  // After a reload, the browser restores the position itself.
  if (place && location.hash === `#${place.id}` && scrollY === 0)
    place.scrollIntoView({ behavior: 'instant' });
}

/** Hides the link to the comparison while that is in view, which it would cover. */
export function hideComparisonLink(form: HTMLFormElement) {
  const place = form.querySelector('[data-side]');
  const link = form.querySelector('.to-sides');
  if (!place || !link) return;
  // On a busy device, several changes are reported at once, the latest last.
  new IntersectionObserver((changes) =>
    link.toggleAttribute('data-there', changes.at(-1)?.isIntersecting === true),
  ).observe(place);
}

/** Turns one column into a row: its heading, then a cell per programme. The first row names them. */
function rowOf(
  heading: HTMLTableCellElement,
  cells: readonly (HTMLTableCellElement | undefined)[],
): HTMLTableRowElement {
  const line = document.createElement('tr');
  const label = document.createElement('th');
  label.scope = 'row';
  label.textContent = heading.textContent;
  line.append(label);
  for (const cell of cells) {
    if (!cell) continue;
    const copy = document.createElement(cell.tagName === 'TH' ? 'th' : 'td');
    if (cell.tagName === 'TH') copy.setAttribute('scope', 'col');
    copy.append(...[...cell.childNodes].map((node) => node.cloneNode(true)));
    copy.querySelector('.put-beside')?.remove();
    line.append(copy);
  }
  return line;
}
