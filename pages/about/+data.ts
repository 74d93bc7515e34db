import { type PageRequest, pageData } from '../pageData.ts';

/** With the team, whose cards stand on this page. */
export function data(request: PageRequest) {
  const { screens, team } = request.content.site;
  return pageData(
    request,
    screens.about,
    team.map(({ group }) => group),
  );
}
