import type { ListedPage } from '../../locales/selections.ts';
import { type PageRequest, pageData } from '../pageData.ts';

/** Includes the names of all pages. */
export function data(request: PageRequest) {
  const screen = request.content.select('search');
  const pages = request.content.select('allPages');
  const countries = request.content.select('programCountries');
  return { ...pageData(request, screen, pages.map(nameTexts)), screen, pages, countries };
}

/** A document is listed by its title or name, a screen by its hero title. */
const nameTexts = ({ group }: ListedPage) =>
  [group, ...(group.includes('.') ? ['title', 'name'] : ['hero.title'])] as const;
