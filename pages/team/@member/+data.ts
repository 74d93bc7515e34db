import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { type PageRequest, pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** With About, where the team's cards stand. */
export function data(request: PageRequest) {
  const member = pageOf(request, 'teamMember');
  const about = { path: SCREEN_PATHS.about, group: 'about' };
  return { ...pageData(request, member, [[about.group, 'hero.title']]), member, about };
}
