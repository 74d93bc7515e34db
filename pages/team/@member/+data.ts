import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { type PageRequest, pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** With About, where the team's cards stand. */
export function data(request: PageRequest) {
  const member = pageOf(request, 'teamMember');
  const about = { path: SCREEN_PATHS.about, group: 'about' };
  const subject = {
    kind: 'person',
    group: member.group,
    name: `${member.group}.name`,
    trail: [{ path: about.path, name: `${about.group}.hero.title` }],
  } as const;
  return { ...pageData(request, member, [[about.group, 'hero.title']]), subject, member, about };
}
