/** What is not a control of the form. */
const SORT = 'sort';

/** What a visitor chose before the script was there. */
export const chosenIn = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll('input')].filter(
    ({ checked, defaultChecked }) => checked && !defaultChecked,
  );

/**
 * Puts the choice of the address into the controls, and gives the order that it names. What somebody
 * has chosen already stays: one thing of several in place of the address's, a box beside its boxes.
 */
export function readAddress(form: HTMLFormElement): string {
  const asked = new URLSearchParams(location.search);
  const chosen = chosenIn(form).filter(({ type }) => type === 'radio');
  for (const control of form.querySelectorAll('input')) {
    const isAsked = asked.getAll(control.name).includes(control.value);
    if (isAsked && chosen.every(({ name }) => name !== control.name)) control.checked = true;
  }
  return asked.get(SORT) ?? '';
}

/** Keeps the choice in the address, so that it can be sent to somebody. */
export function writeAddress(form: HTMLFormElement) {
  const chosen = new URLSearchParams();
  // Asking the form for its data would look at the box of each of 500 rows.
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input:checked'))
    if (value !== '') chosen.append(name, value);
  const { sort } = form.dataset;
  if (sort) chosen.set(SORT, sort);
  const search = `${chosen}`;
  const asked = search ? `?${search}` : '';
  history.replaceState(history.state, '', location.pathname + asked + location.hash);
}
