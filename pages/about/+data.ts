import { type PageRequest, pageData } from '../pageData.ts';

/** Includes the team, for its cards. */
export function data(request: PageRequest) {
  const screen = request.content.part('about');
  const team = request.content.part('teamCards');
  const texts = team.map(({ group }) => [group, 'name', 'initials', 'title', 'minibio'] as const);
  return { ...pageData(request, screen, texts), screen, team };
}
