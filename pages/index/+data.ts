import { headTexts, type PageRequest, pageData, registerHead } from '../pageData.ts';

/** Includes the guides, the team's portraits, and the first project. */
export function data(request: PageRequest) {
  const { content } = request;
  const screen = content.part('home');
  const reach = content.part('reach');
  const head = registerHead(content);
  const guides = content.part('guideCards');
  const portraits = content.part('portraits');
  const projects = content.part('firstProject');
  const texts = [
    ...headTexts(head),
    ...guides.map(({ group }) => [group, 'title'] as const),
    ...portraits.map(({ group }) => [group, 'name', 'title'] as const),
    ...projects.map(
      ({ group }) => [group, 'title', 'description', 'moreDetails', 'carousel.0.alt'] as const,
    ),
  ];
  return { ...pageData(request, screen, texts), screen, reach, head, guides, portraits, projects };
}
