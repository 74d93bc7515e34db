import { type PageRequest, pageData, textsOf } from '../pageData.ts';

/** Includes all terms. */
export function data(request: PageRequest) {
  const screen = request.content.part('glossary');
  const terms = request.content.part('terms');
  return { ...pageData(request, screen, textsOf(terms)), screen, terms };
}
