import { listedPrograms } from '../../locales/programs.ts';
import { type PageRequest, pageData } from '../pageData.ts';

/** With the programmes whose cards stand on this page. */
export function data(request: PageRequest) {
  const { site } = request.content;
  const programs = listedPrograms(site, 'usGreenCard');
  return pageData(
    request,
    site.screens.usGreenCardIndex,
    programs.map(({ group }) => group),
  );
}
