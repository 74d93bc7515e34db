import { chosenIn, readAddress, writeAddress } from './address.ts';
import { filterRows } from './filterRows.ts';
import { keepPlace } from './keepPlace.ts';
import { addSides, hideWayThere, isBox, limitSides, showSides } from './sideBySide.ts';
import { sortBy, watchSorting } from './sorting.ts';

/** How long a choice rests before the address has it: a browser takes half a frame to change one. */
const REST = 100;

/** Gives the register what the style sheet cannot: a count, an order, programmes side by side. */
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
    resting = window.setTimeout(() => writeAddress(form), REST);
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
  // The controls have their first values only after the event.
  form.addEventListener('reset', () =>
    setTimeout(() => {
      filter();
      showBeside();
      keepChoice();
    }),
  );
  // Safari resets controls without completion when it shows a page again that it had kept, and does
  // so after it has told of it.
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

// What pages load by themselves exports nothing: it is no part of an island (see check/weigh.ts).
const form = document.querySelector<HTMLFormElement>('form[data-register]');
if (form) start(form);
