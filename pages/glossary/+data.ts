import { namedTexts, type PageRequest, pageData } from '../pageData.ts';
import { pageOf } from '../pageOf.ts';

/** Includes all terms. */
export function data(request: PageRequest) {
  const screen = pageOf(request, 'glossary');
  const terms = request.content.select('terms');
  return { ...pageData(request, screen, namedTexts(terms)), screen, terms };
}
