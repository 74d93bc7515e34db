/** What is not a control of the form. */
const SORT = 'sort';

/** Puts the choice of the address into the controls, and gives the order that it names. */
export function readAddress(form: HTMLFormElement): string {
  const chosen = new URLSearchParams(location.search);
  for (const control of form.querySelectorAll('input')) {
    const values = chosen.getAll(control.name);
    if (values.length > 0) control.checked = values.includes(control.value);
  }
  return chosen.get(SORT) ?? '';
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
