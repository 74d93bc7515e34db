import { namedTexts, type PageRequest, pageData } from '../pageData.ts';

/** Includes the team, for its cards. */
export function data(request: PageRequest) {
  const screen = request.content.part('about');
  const team = request.content.part('teamCards');
  const texts = namedTexts(team, 'name', 'initials', 'title', 'minibio');
  return { ...pageData(request, screen, texts), screen, team };
}
