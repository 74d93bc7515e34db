import { chosenIn, readAddress, writeAddress } from './address.ts';
import { filterRows } from './filterRows.ts';
import { keepPlace } from './keepPlace.ts';
import { addSides, hideWayThere, isBox, limitSides, showSides } from './sideBySide.ts';
import { sortBy, watchSorting } from './sorting.ts';

/** Delay before the URL is updated, in milliseconds: an update takes half a frame. */
const URL_DELAY = 100;

/** Adds what CSS cannot do: counting, sorting, comparing. */
function start(form: HTMLFormElement) {
  addSides(form);
  hideWayThere(form);
  const filter = filterRows(form);
  const showBeside = () => {
    limitSides(form);
    showSides(form);
  };
  let resting = 0;
  const keepChoice = () => {
    clearTimeout(resting);
    resting = window.setTimeout(() => writeAddress(form), URL_DELAY);
  };
  if (chosenIn(form).length > 0) keepChoice();
  sortBy(form, readAddress(form));
  filter();
  showBeside();
  watchSorting(form, keepChoice);
  form.addEventListener('change', ({ target }) => {
    if (isBox(target)) keepPlace(target, showBeside);
    else filter();
    keepChoice();
  });
  // The controls are reset only after the event.
  form.addEventListener('reset', () =>
    setTimeout(() => {
      filter();
      showBeside();
      keepChoice();
    }),
  );
  // On a page from the back-forward cache, Safari resets controls with autocomplete off, and does so
  // only after this event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      setTimeout(() => {
        readAddress(form);
        filter();
        showBeside();
      });
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}

// No exports: pages load this module directly, not as part of an island (see check/weigh.ts).
const form = document.querySelector<HTMLFormElement>('form[data-register]');
if (form) start(form);
