import { LANGUAGE_TESTS } from '../../../locales/kinds.ts';
import { labelFieldset, labelsOf } from '../labelFields.ts';

const SORTED = 'When the comparison was sorted by a column, for screen readers.';

/** Labels of the comparison, guides and search. */
export const PAGE_LABELS = [
  labelFieldset('comparison', 'Comparison', [
    ['memberOnConditions', 'A family member in the comparison.', ['member']],
    ['memberBrief', 'A family member in the comparison.', ['member', 'brief']],
    ['applicantAlone', 'In the comparison, if no family member may come.'],
    [
      'onItsPage',
      'In the comparison, if the programme’s page answers in words instead of a figure or a choice.',
    ],
    ...labelsOf('test', LANGUAGE_TESTS, 'Language test, in the comparison.'),
    ['registerCount', 'Above the comparison when it is filtered.', ['shown', 'total']],
    ['registerNone', 'After that number when no programme is left.', undefined, 'optional'],
    [
      'putBeside',
      'Checkbox that adds a programme to the side-by-side comparison, for screen readers.',
      ['title'],
    ],
    ['sortedAscending', SORTED, ['column'], 'optional'],
    ['sortedDescending', SORTED, ['column'], 'optional'],
  ]),
  labelFieldset('guides', 'Guides and glossary', [
    ['guideSigned', 'Below a guide.', ['name', 'date']],
    ['moreGuides', 'Heading above the other guides.'],
    ['otherForms', 'Below a term of the glossary.', ['words']],
  ]),
  labelFieldset('search', 'Search', [
    ['searchField', 'Label of the search field.'],
    ['searchButton', 'Button beside the search field.'],
    ['searchFoundOne', 'Above a single result.', ['query']],
    ['searchFound', 'Above the results.', ['count', 'query']],
    ['searchFoundMore', 'The same if there are more results than are shown.', ['count', 'query']],
    ['searchFigure', 'A figure in a search result, with its label.', ['what', 'value']],
    ['searchNothing', 'Instead of results when nothing was found.', ['query']],
    [
      'searchMissing',
      'After the number of results: words of the query that are on no page.',
      ['words'],
      'optional',
    ],
    [
      'searchElsewhere',
      'Above the results: the query names a country, or several, without a programme; countries: those with one.',
      ['country', 'countries'],
      'optional',
    ],
    ['searchFailed', 'Instead of results when the search could not be loaded.'],
    ['allPages', 'Heading of the list of all pages.'],
    ['otherPages', 'Heading of the pages in that list that are not programmes.'],
  ]),
];
