import type { PageContextServer } from 'vike/types';
import { loadContent } from '../../../locales/load.ts';
import { pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** With About, where the team's cards stand. */
export function data(pageContext: PageContextServer) {
  const { site } = loadContent();
  const member = pageOf(site.team, pageContext);
  const { about } = site.screens;
  return {
    ...pageData({ locale: pageContext.locale, page: member, groups: [about.group] }),
    member,
    about,
  };
}
