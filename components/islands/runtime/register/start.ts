import { filterRows } from './filterRows.ts';
import { markFittingTable } from './markFittingTable.ts';
import {
  addComparison,
  chosenBoxes,
  hideComparisonLink,
  isCompareCheckbox,
  limitSelection,
  scrollToComparison,
  showComparison,
} from './sideBySide.ts';
import { sortBy, watchSorting } from './sorting.ts';
import { checkedControls, readUrl, writeUrl } from './url.ts';

/** Delay before the URL is updated, in milliseconds: an update takes half a frame. */
const URL_DELAY = 100;

/** Adds what CSS cannot do: counting, sorting, comparing. */
function start(form: HTMLFormElement) {
  addComparison(form);
  hideComparisonLink(form);
  const filter = filterRows(form);
  const updateComparison = () => {
    limitSelection(form);
    showComparison(form);
  };
  let timer = 0;
  const keepChoice = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => writeUrl(form), URL_DELAY);
  };
  if (checkedControls(form).length > 0) keepChoice();
  sortBy(form, readUrl(form));
  filter();
  updateComparison();
  scrollToComparison(form);
  watchSorting(form, keepChoice);
  markFittingTable(form);
  showFocus();
  form.addEventListener('change', ({ target }) => {
    if (isCompareCheckbox(target)) keepScrollPosition(target, updateComparison);
    else filter();
    keepChoice();
  });
  // The controls are reset only after the event, also those of the comparison, which is no filter.
  form.addEventListener('reset', () => {
    const compared = chosenBoxes(form);
    setTimeout(() => {
      for (const box of compared) box.checked = true;
      filter();
      keepChoice();
    });
  });
  // On a page from the back-forward cache, Safari resets controls with autocomplete off, and does so
  // only after this event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      setTimeout(() => {
        readUrl(form);
        filter();
        updateComparison();
      });
  });
  // Going back to the address before a section's restores its choices in the URL, but not on the page.
  addEventListener('popstate', keepChoice);
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** Changes content above an element without moving the element; Safari has no scroll anchoring. */
function keepScrollPosition(element: Element, change: () => void) {
  const topOf = () => element.getBoundingClientRect().top;
  const before = topOf();
  change();
  if (!CSS.supports('overflow-anchor', 'auto'))
    scrollBy({ top: topOf() - before, behavior: 'instant' });
}

/** Scrolls focused elements of a wide table into view; browsers do not if a pixel of them is visible. */
function showFocus() {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.wide-table *'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

// No exports: pages load this module directly, not as part of an island (see check/weigh.ts).
const form = document.querySelector<HTMLFormElement>('form[data-register]');
if (form) start(form);
