import { listedPrograms } from '../../locales/programs.ts';
import { type PageRequest, pageData } from '../pageData.ts';

/** With the programmes whose cards stand on this page. */
export function data(request: PageRequest) {
  const { site } = request.content;
  const programs = listedPrograms(site, 'citizenship');
  return pageData(
    request,
    site.screens.citizenshipIndex,
    programs.map(({ group }) => group),
  );
}
