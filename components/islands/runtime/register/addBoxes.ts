/** Adds what only a script can use: a box below each name, and the place for what they choose. */
export function addBoxes(form: HTMLFormElement) {
  const template = form.querySelector('template');
  template?.replaceWith(template.content);
  const { beside = '', putBeside = '' } = form.dataset;
  for (const row of form.querySelectorAll<HTMLElement>('#register tbody tr')) {
    const box = document.createElement('input');
    Object.assign(box, { type: 'checkbox', name: 'with', value: row.dataset.programme });
    box.autocomplete = 'off';
    const title = row.querySelector('th a')?.textContent ?? '';
    const goal = row.querySelector('.goal')?.textContent ?? '';
    box.setAttribute(
      'aria-label',
      putBeside.replace('{{title}}', () => `${title} (${goal})`),
    );
    const label = document.createElement('label');
    label.className = 'put-beside';
    label.append(box, beside);
    row.querySelector('th')?.append(label);
  }
}
