import type { FormerSite, Site } from '../../locales/site.ts';
import terms from '../dataset/terms.json' with { type: 'json' };
import type { Document, Documents } from '../queries/documents.ts';
import { pagesOf } from './documentPages.ts';
import { type Kept, NOTHING_KEPT } from './kept.ts';
import { freshRates, newestRates } from './rates.ts';
import { composeRedirects } from './redirects.ts';
import { addressesOf } from './site/addresses.ts';
import { composeContact, composeFiling, composeNavigation } from './site/firm.ts';
import { composeGuides } from './site/guides.ts';
import type { Pictures } from './site/pictures.ts';
import { composePrograms } from './site/programs.ts';
import { composeProjects } from './site/projects.ts';
import { composeScreens } from './site/screens.ts';
import { composeTeam } from './site/team.ts';
import { composeTerms } from './site/terms.ts';

/**
 * Composes the language-neutral half of the content.
 *
 * @param previous the site before this pull: pages that have moved since leave a redirect
 * @param day of the pull, because figures have later values
 * @param kept parts of the previous site that stay unchanged
 * @throws if a document references one without a page
 */
export function composeSite(
  documents: Documents,
  pictures: Pictures,
  previous: FormerSite | undefined,
  day: string,
  kept: Kept = NOTHING_KEPT,
): Site {
  const pages = pagesOf<Document>(documents);
  const addresses = addressesOf(pages, kept);
  const rates = freshRates(documents, day);
  return {
    contact: kept.contact ?? composeContact(documents),
    filing: kept.filing !== undefined ? kept.filing : composeFiling(documents),
    navigation: composeNavigation(documents, addresses),
    screens: composeScreens(documents, addresses, kept),
    programs: [
      ...composePrograms(documents, addresses, pictures, { day, rates }),
      ...kept.programs,
    ].sort(byOrder),
    projects: [...composeProjects(documents, addresses, pictures, day), ...kept.projects].sort(
      byOrder,
    ),
    team: [...composeTeam(documents, addresses, pictures), ...kept.team].sort(byOrder),
    guides: [...composeGuides(documents, addresses), ...kept.guides].sort(byOrder),
    terms: composeTerms(documents, kept),
    redirects: composeRedirects(documents, pages, addresses.paths, previous, kept.redirects),
    foreignWords: terms.foreignWords,
    rates: rates ? { day: rates.day, url: rates.source.url ?? null } : null,
    ...newestRates(documents),
    share: pictures.defaultShareUrl,
  };
}

const byOrder = (a: { order: number; path: string }, b: { order: number; path: string }) =>
  a.order - b.order || (a.path < b.path ? -1 : 1);
