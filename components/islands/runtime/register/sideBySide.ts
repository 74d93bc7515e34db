/** More columns cannot be read beside each other. */
const MOST = 4;

/** Whether a control puts a programme beside others. */
export const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'with';

const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="with"]'),
];

/** Adds the place for what is chosen. */
export function addSides(form: HTMLFormElement) {
  const template = form.querySelector('template');
  template?.replaceWith(template.content);
}

/** Lets no fifth programme be chosen, and says why. */
export function limitSides(form: HTMLFormElement) {
  const boxes = boxesOf(form);
  const chosen = boxes.filter(({ checked }) => checked);
  // An address may name more.
  for (const box of chosen.slice(MOST)) box.checked = false;
  const isFull = chosen.length >= MOST;
  for (const box of boxes) box.disabled = isFull && !box.checked;
  const place = form.querySelector<HTMLElement>('[data-side]');
  const status = place?.querySelector('[role="status"]');
  if (place && status) status.textContent = isFull ? (place.dataset.full ?? '') : '';
}

/** Sets the chosen programmes beside each other: their rows become columns. */
export function showSides(form: HTMLFormElement) {
  const place = form.querySelector<HTMLElement>('[data-side]');
  const table = place?.querySelector('table');
  const head = form.querySelector<HTMLTableRowElement>('#register thead tr');
  if (!place || !table || !head) return;
  const rows = boxesOf(form).flatMap((box) => (box.checked ? (box.closest('tr') ?? []) : []));
  place.hidden = rows.length === 0;
  const count = `${place.querySelector('h3')?.textContent} (${rows.length})`;
  const way = form.querySelector<HTMLElement>('.to-sides');
  if (way) {
    way.hidden = rows.length === 0;
    way.textContent = count;
  }
  // Whoever does not see that they came, far above the box.
  const said = form.querySelector('[data-beside]');
  if (said) said.textContent = rows.length > 0 ? count : '';
  table.replaceChildren(
    ...Array.from(head.cells, (heading, index) =>
      lineOf(
        heading,
        rows.map((row) => row.cells[index]),
      ),
    ),
  );
  const clear = place.querySelector('button');
  if (clear)
    clear.onclick = () => {
      const boxes = boxesOf(form).filter(({ checked }) => checked);
      for (const box of boxes) box.checked = false;
      boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }));
      boxes[0]?.focus();
    };
}

/** Takes the way to the chosen programmes out of the way while they are in view: it would cover them. */
export function hideWayThere(form: HTMLFormElement) {
  const place = form.querySelector('[data-side]');
  const way = form.querySelector('.to-sides');
  if (!place || !way) return;
  new IntersectionObserver(([there]) =>
    way.toggleAttribute('data-there', there?.isIntersecting === true),
  ).observe(place);
}

/** One thing, and what it is for each programme; the first line names them. */
function lineOf(
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
