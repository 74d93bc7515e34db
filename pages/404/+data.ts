import { type PageData, type PageRequest, pageData } from '../pageData.ts';

/** The not-found page has no document: it uses labels only, and is not indexed. */
export const data = (request: PageRequest): PageData => ({
  ...pageData(request, { path: '/404', group: 'errors' }),
  titleKey: 'errors.notFoundTitle',
  descriptionKey: 'errors.notFoundText',
  indexed: false,
});
