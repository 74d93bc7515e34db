import type { Site } from '../../locales/site.ts';
import terms from '../dataset/terms.json' with { type: 'json' };
import type { Documents } from '../queries/documents.ts';
import { type Kept, NOTHING_KEPT } from './kept.ts';
import type { Page } from './pages.ts';
import { composeRedirects } from './redirects.ts';
import { addressesOf } from './site/addresses.ts';
import { composeContact, composeNavigation } from './site/firm.ts';
import type { Pictures } from './site/pictures.ts';
import { composePrograms } from './site/programs.ts';
import { composeProjects } from './site/projects.ts';
import { composeScreens } from './site/screens.ts';
import { composeTeam } from './site/team.ts';

/**
 * Makes the half of the content that has no language.
 *
 * @param documents have passed the validation
 * @param pages the documents that have a page, with their groups
 * @param previous the site before this pull: pages that moved since leave a redirect
 * @param kept parts of it that stay as they are
 * @throws when a document lacks what its page is made from
 */
export function composeSite(
  documents: Documents,
  pages: readonly Page[],
  pictures: Pictures,
  previous: Site | undefined,
  kept: Kept = NOTHING_KEPT,
): Site {
  const addresses = addressesOf(pages, kept);
  return {
    contact: kept.contact ?? composeContact(documents),
    navigation: composeNavigation(documents, addresses),
    screens: composeScreens(documents, addresses, kept),
    programs: [...composePrograms(documents, addresses, pictures), ...kept.programs].sort(byOrder),
    projects: [...composeProjects(documents, addresses, pictures), ...kept.projects].sort(byOrder),
    team: [...composeTeam(documents, addresses, pictures), ...kept.team].sort(byOrder),
    redirects: composeRedirects(documents, pages, addresses.paths, previous),
    foreignWords: terms.foreignWords,
    share: pictures.defaultShareUrl,
  };
}

const byOrder = (a: { order: number; path: string }, b: { order: number; path: string }) =>
  a.order - b.order || (a.path < b.path ? -1 : 1);
