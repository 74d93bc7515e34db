import { type PageRequest, pageData, textsOf } from '../pageData.ts';

/** Includes the guides, for their cards. */
export function data(request: PageRequest) {
  const screen = request.content.part('guideIndex');
  const guides = request.content.part('guideCards');
  return { ...pageData(request, screen, textsOf(guides, 'title', 'description')), screen, guides };
}
