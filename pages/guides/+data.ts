import { namedTexts, type PageRequest, pageData } from '../pageData.ts';
import { pageOf } from '../pageOf.ts';

/** Includes the guides, for their cards. */
export function data(request: PageRequest) {
  const screen = pageOf(request, 'guideIndex');
  const guides = request.content.select('guideCards');
  return {
    ...pageData(request, screen, namedTexts(guides, 'title', 'description')),
    screen,
    guides,
  };
}
