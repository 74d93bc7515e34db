import { type PageRequest, pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** With About, where the team's cards stand. */
export function data(request: PageRequest) {
  const { site } = request.content;
  const member = pageOf(site.team, request);
  const { about } = site.screens;
  return { ...pageData(request, member, [about.group]), member, about };
}
