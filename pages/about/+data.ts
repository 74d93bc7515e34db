import type { PageContextServer } from 'vike/types';
import { loadContent } from '../../locales/load.ts';
import { pageData } from '../pageData.ts';

/** With the team, whose cards stand on this page. */
export function data({ locale }: PageContextServer) {
  const { screens, team } = loadContent().site;
  return pageData({ locale, page: screens.about, groups: team.map(({ group }) => group) });
}
