/** The only query parameter that is not a form control. */
const SORT = 'sort';

/** The controls that a visitor checked before the script loaded. */
export const checkedControls = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll('input')].filter(
    ({ checked, defaultChecked }) => checked && !defaultChecked,
  );

/**
 * Sets the controls from the URL, and returns its sort order. Earlier choices of the visitor are kept:
 * a radio button overrides the URL's, a checkbox is added to the URL's.
 */
export function readUrl(form: HTMLFormElement): string {
  const params = new URLSearchParams(location.search);
  const chosen = checkedControls(form).filter(({ type }) => type === 'radio');
  for (const control of form.querySelectorAll('input')) {
    const isInUrl = params.getAll(control.name).includes(control.value);
    if (isInUrl && chosen.every(({ name }) => name !== control.name)) control.checked = true;
  }
  return params.get(SORT) ?? '';
}

/** Keeps the choices in the URL, so that it can be shared. */
export function writeUrl(form: HTMLFormElement) {
  const chosen = new URLSearchParams();
  // Cheaper than `FormData`, which would visit the checkbox of each of 500 rows.
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input:checked'))
    if (value !== '') chosen.append(name, value);
  const { sort } = form.dataset;
  if (sort) chosen.set(SORT, sort);
  const search = `${chosen}`;
  const asked = search ? `?${search}` : '';
  history.replaceState(history.state, '', location.pathname + asked + location.hash);
}
