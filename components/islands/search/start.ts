import { MOST, showFailure, showResults } from './results.ts';

/**
 * Answers the search form on its page. Index and library are fetched with the first search, and
 * without them the list of all pages stays.
 */
function start(form: HTMLFormElement, field: HTMLInputElement) {
  const { search = '', synonyms = '' } = form.dataset;
  const answer = async (query: string) => {
    if (query === '') return;
    // Safari resets a field without completion when it shows a page again that it had kept.
    field.defaultValue = query;
    try {
      const { find } = await import('./find.ts');
      showResults(form, query, await find(search.split(' '), query, synonyms.split('\n'), MOST));
    } catch {
      showFailure(form);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A phone's keyboard stays while the field has the focus, over what is found.
    if (matchMedia('(hover: none)').matches) field.blur();
    history.replaceState(null, '', `?${new URLSearchParams({ q: field.value })}`);
    void answer(field.value.trim());
  });
  const asked = new URLSearchParams(location.search).get('q') ?? '';
  // Who types before this script is there keeps what they typed.
  field.value ||= asked;
  void answer(asked.trim());
}

// What pages load by themselves exports nothing: it is no part of an island (see check/weigh.ts).
const form = document.querySelector<HTMLFormElement>('form[data-search]');
const field = form?.querySelector('input');
if (form && field) start(form, field);
