import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { type PageRequest, pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** Includes the title of About, the parent page. */
export function data(request: PageRequest) {
  const member = pageOf(request, 'teamMember');
  const subject = {
    kind: 'person',
    group: member.group,
    name: `${member.group}.name`,
    trail: [{ path: SCREEN_PATHS.about, name: 'about.hero.title' }],
  } as const;
  return { ...pageData(request, member, [['about', 'hero.title']]), subject, member };
}
