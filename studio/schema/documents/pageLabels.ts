import { labelPart } from '../labelFields.ts';

/** Labels of the comparison, of guides and of the search. */
export const PAGE_LABELS = [
  labelPart('comparison', 'Comparison', [
    ['memberOnConditions', 'A member of the family in the comparison.', ['member']],
    ['memberBrief', 'A member of the family in the comparison.', ['member', 'brief']],
    ['applicantAlone', 'In the comparison, where no member of the family may come.'],
    [
      'onItsPage',
      'In the comparison, where the programme’s page says in words what no figure says.',
    ],
    ['testNone', 'Language test, in the comparison.'],
    ['testAtStart', 'Language test, in the comparison.'],
    ['testAtPermanent', 'Language test, in the comparison.'],
    ['testAtCitizenship', 'Language test, in the comparison.'],
    ['registerCount', 'Above the comparison, while it is filtered.', ['shown', 'total']],
    ['putBeside', 'Box that puts a programme beside others, read aloud.', ['title']],
  ]),
  labelPart('guides', 'Guides and glossary', [
    ['guideSigned', 'Below a guide.', ['name', 'date']],
    ['moreGuides', 'Heading above the other guides.'],
    ['otherForms', 'Below a term of the glossary.', ['words']],
  ]),
  labelPart('search', 'Search', [
    ['searchField', 'Label of the search field.'],
    ['searchButton', 'Button beside the search field.'],
    ['searchFoundOne', 'Above a single result.', ['query']],
    ['searchFound', 'Above the results.', ['count', 'query']],
    ['searchFoundMore', 'The same where there are more than are shown.', ['count', 'query']],
    ['searchFigure', 'A figure of a result, and what it is.', ['what', 'value']],
    ['searchNothing', 'In their place when nothing was found.', ['query']],
    ['searchFailed', 'In their place when the search could not be loaded.'],
    ['allPages', 'Heading of the list of all pages.'],
    ['otherPages', 'Heading of the pages that are no programmes, in that list.'],
  ]),
];
