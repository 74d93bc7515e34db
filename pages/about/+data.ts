import { namedTexts, type PageRequest, pageData } from '../pageData.ts';

/** Includes the team, for its cards. */
export function data(request: PageRequest) {
  const screen = request.content.select('about');
  const team = request.content.select('teamCards');
  const texts = namedTexts(team, 'name', 'initials', 'title', 'minibio');
  return { ...pageData(request, screen, texts), screen, team };
}
