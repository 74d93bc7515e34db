import {
  namedTexts,
  type PageRequest,
  pageData,
  projectCardTexts,
  registerHead,
  registerHeadTexts,
} from '../pageData.ts';

/** Includes the guides, the team's portraits, and the first project. */
export function data(request: PageRequest) {
  const { content } = request;
  const screen = content.select('home');
  const reach = content.select('reach');
  const head = registerHead(content);
  const guides = content.select('guideCards');
  const portraits = content.select('portraits');
  const projects = content.select('firstProject');
  const texts = [
    ...registerHeadTexts(head),
    ...namedTexts(guides, 'title'),
    ...namedTexts(portraits, 'name', 'title'),
    ...projectCardTexts(projects),
  ];
  return { ...pageData(request, screen, texts), screen, reach, head, guides, portraits, projects };
}
