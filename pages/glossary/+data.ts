import { namedTexts, type PageRequest, pageData } from '../pageData.ts';

/** Includes all terms. */
export function data(request: PageRequest) {
  const screen = request.content.select('glossary');
  const terms = request.content.select('terms');
  return { ...pageData(request, screen, namedTexts(terms)), screen, terms };
}
