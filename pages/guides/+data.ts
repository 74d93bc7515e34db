import { type PageRequest, pageData } from '../pageData.ts';

/** Includes the guides, for their cards. */
export function data(request: PageRequest) {
  const screen = request.content.part('guideIndex');
  const guides = request.content.part('guideCards');
  const texts = guides.map(({ group }) => [group, 'title', 'description'] as const);
  return { ...pageData(request, screen, texts), screen, guides };
}
