import { clearResults, MAX_RESULTS, showFailure, showResults } from './results.ts';

/**
 * Runs the search form on its page. The index and the search code are fetched on the first search; the
 * list of all pages works without them.
 */
function start(form: HTMLFormElement, field: HTMLInputElement) {
  const { search = '', synonyms = '' } = form.dataset;
  const template = form.parentElement?.querySelector('template');
  template?.replaceWith(template.content);
  const [addresses, groups] = [search.split(' '), synonyms.split('\n')];
  const answer = async (query: string) => {
    // On a page from the back-forward cache, Safari resets a field with autocomplete off.
    field.defaultValue = query;
    if (query === '') return clearResults(form);
    const results = await import('./searchSite.ts')
      .then(({ searchSite }) => searchSite(addresses, query, groups, MAX_RESULTS))
      .catch(() => undefined);
    // While the index loads, a visitor may empty the field or search for something else.
    if (field.defaultValue !== query) return;
    if (results) showResults(form, query, results);
    else showFailure(form);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Hides a phone's keyboard, which would cover the results.
    if (matchMedia('(hover: none)').matches) field.blur();
    history.replaceState(null, '', `?${new URLSearchParams({ q: field.value })}`);
    void answer(field.value.trim());
  });
  const query = new URLSearchParams(location.search).get('q') ?? '';
  // Keeps what a visitor typed before this script loaded.
  field.value ||= query;
  void answer(query.trim());
}

// No exports: pages load this module directly, not as part of an island (see check/weigh.ts).
const form = document.querySelector<HTMLFormElement>('form[data-search]');
const field = form?.querySelector('input');
if (form && field) start(form, field);
