import { lineField, objectType, textField } from '../fields.ts';
import { SEARCH_LENGTHS } from '../rules/advisedLength.ts';
import { distinctTextRule } from '../rules/distinctRules.ts';

/** The coloured top of a page. */
export const hero = objectType('hero', 'Top of the page', [
  lineField('title', 'Headline', 'The main heading of the page.', {
    advice: distinctTextRule('headline'),
  }),
  textField('subtitle', 'Subtitle', 'One sentence under the headline.'),
]);

/** What search engines and shared links show. */
export const seo = objectType('seo', 'Search result', [
  lineField(
    'title',
    'Title',
    'Title of the browser tab and of the search result; the firm’s name is appended.',
    { lengths: SEARCH_LENGTHS.title, advice: distinctTextRule('searchTitle') },
  ),
  textField('description', 'Description', 'The two lines under the title in a search result.', {
    lengths: SEARCH_LENGTHS.description,
  }),
]);
