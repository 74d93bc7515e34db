import { type PageData, type PageRequest, pageData } from '../pageData.ts';

/** The not-found page has no document: its words are labels, and search engines do not list it. */
export const data = (request: PageRequest): PageData => ({
  ...pageData(request, { path: '/404', group: 'errors' }),
  titleKey: 'errors.notFoundTitle',
  descriptionKey: 'errors.notFoundText',
  indexed: false,
});
