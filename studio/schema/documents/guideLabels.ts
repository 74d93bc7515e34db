import type { Label } from '../labelFields.ts';

/** Labels of guides, glossary and search. */
export const GUIDE_LABELS: readonly Label[] = [
  ['information', 'Heading of the links to guides, glossary, search and statements in the footer.'],
  ['guides', 'Link in the footer, above a guide, and heading of the guides on Home.'],
  ['glossary', 'Link in the footer.'],
  ['search', 'Link in the footer, and where an address has no page.'],
  ['privacy', 'Link in the footer.'],
  ['accessibility', 'Link in the footer.'],
  ['guideSigned', 'Below a guide.', ['name', 'date']],
  ['moreGuides', 'Heading above the other guides.'],
  ['otherForms', 'Below a term of the glossary.', ['words']],
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
  ['readHere', 'Offers the page in this language to readers whose browser asks for it.'],
  ['closeOffer', 'Button that dismisses the offer for good, read aloud.'],
];
