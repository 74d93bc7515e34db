import type { PageContextServer } from 'vike/types';
import { loadContent } from '../../locales/load.ts';
import { listedPrograms } from '../../locales/programs.ts';
import { pageData } from '../pageData.ts';

/** With the programmes whose cards stand on this page. */
export function data({ locale }: PageContextServer) {
  const { site } = loadContent();
  const programs = listedPrograms(site, 'fastNaturalization', 'residenceVisa');
  return pageData({
    locale,
    page: site.screens.residencyIndex,
    groups: programs.map(({ group }) => group),
  });
}
