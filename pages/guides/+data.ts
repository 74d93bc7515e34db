import { namedTexts, type PageRequest, pageData } from '../pageData.ts';

/** Includes the guides, for their cards. */
export function data(request: PageRequest) {
  const screen = request.content.select('guideIndex');
  const guides = request.content.select('guideCards');
  return {
    ...pageData(request, screen, namedTexts(guides, 'title', 'description')),
    screen,
    guides,
  };
}
