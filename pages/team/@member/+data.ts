import type { ProfilePageProps } from '../../../components/sections/ProfilePage.tsx';
import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { type PageData, type PageRequest, pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** Includes the title of About, the parent page. */
export function data(request: PageRequest): PageData & ProfilePageProps {
  const member = pageOf(request, 'teamMember');
  return {
    ...pageData(request, member, [['about', 'hero.title']]),
    subject: {
      kind: 'person',
      group: member.group,
      name: `${member.group}.name`,
      trail: [{ path: SCREEN_PATHS.about, name: 'about.hero.title' }],
    },
    member,
  };
}
