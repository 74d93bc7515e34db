/** Adds what only a script can use: a box in each row, and the place for what they choose. */
export function addBoxes(form: HTMLFormElement) {
  const template = form.querySelector('template');
  template?.replaceWith(template.content);
  const { beside = '', putBeside = '' } = form.dataset;
  const heading = document.createElement('th');
  heading.scope = 'col';
  heading.textContent = beside;
  form.querySelector('#register thead tr')?.append(heading);
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
    const cell = document.createElement('td');
    cell.append(box);
    row.append(cell);
  }
}
