import { type PageRequest, pageData } from '../pageData.ts';

/** The not-found page has no document: its words are labels, and search engines do not list it. */
export function data(request: PageRequest) {
  const { home } = request.content.site.screens;
  return {
    ...pageData(request, { ...home, path: '/404' }),
    titleKey: 'errors.notFoundTitle',
    descriptionKey: 'errors.notFoundText',
    indexed: false,
  };
}
