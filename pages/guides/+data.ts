import { type PageRequest, pageData } from '../pageData.ts';

/** With the guides, whose cards are on this page. */
export function data(request: PageRequest) {
  const screen = request.content.part('guideIndex');
  const guides = request.content.part('guideCards');
  const texts = guides.map(({ group }) => [group, 'title', 'description'] as const);
  return { ...pageData(request, screen, texts), screen, guides };
}
