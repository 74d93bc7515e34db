import { compareStrings } from '../../locales/compareStrings.ts';
import { mapLocales } from '../../locales/locale.ts';
import type { FormerSite, Site } from '../../locales/site.ts';
import terms from '../dataset/terms.json' with { type: 'json' };
import type { Document, Documents } from '../queries/documents.ts';
import { figureAsOf } from '../queries/figure.ts';
import { statusAsOf } from '../queries/programStatus.ts';
import { type DeferredTexts, deferTexts, joinTexts } from './catalogues.ts';
import { directLinks } from './directLinks.ts';
import { pagesOf } from './documentPages.ts';
import { type KeptContent, NO_KEPT_CONTENT } from './keptContent.ts';
import { freshRates, newestRates } from './rates.ts';
import { composeRedirects } from './redirects.ts';
import { addressesOf } from './site/addresses.ts';
import { composeGuides, composeProjects, composeTeam, composeTerms } from './site/collections.ts';
import type { Pictures } from './site/pictures.ts';
import { composePrograms } from './site/programs.ts';
import {
  composeContact,
  composeFiling,
  composeNavigation,
  composeScreens,
} from './site/singletons.ts';

interface ComposeOptions {
  /** The previous site: pages that have moved since leave a redirect. */
  readonly previous?: FormerSite | undefined;
  /** The day on which the content is shown, because figures have later values and review dates. */
  readonly day: string;
  /** Content of the previous pull that stays unchanged. */
  readonly kept?: KeptContent;
}

/**
 * Composes the content of the site from documents, for a pull and for `npm run dev`.
 *
 * @returns both halves: the language-neutral one, and the texts of each language, unsorted
 * @throws if a document references one without a page
 */
export function composeContent(stored: Documents, pictures: Pictures, options: ComposeOptions) {
  const { site, texts } = composeDeferred(stored, pictures, options);
  const joined = joinTexts(texts, (options.kept ?? NO_KEPT_CONTENT).texts);
  return { site, catalogues: mapLocales((locale) => directLinks(joined[locale], site.redirects)) };
}

/**
 * The same, with texts that are not composed yet: the preview needs those of one page.
 *
 * @throws if a document references one without a page
 */
export function composeDeferred(
  stored: Documents,
  pictures: Pictures,
  { previous, day, kept = NO_KEPT_CONTENT }: ComposeOptions,
): { readonly site: Site; readonly texts: readonly DeferredTexts[] } {
  const documents = onDay(stored, day);
  const rates = freshRates(documents, day);
  const datedRates = { day, rates };
  const pages = pagesOf<Document>(documents);
  const addresses = addressesOf(pages, kept);
  const site = {
    contact: kept.contact ?? composeContact(documents),
    filing: kept.filing !== undefined ? kept.filing : composeFiling(documents),
    navigation: composeNavigation(documents, addresses),
    screens: composeScreens(documents, addresses, kept),
    programs: inOrder(composePrograms(documents, addresses, pictures, datedRates), kept.programs),
    projects: inOrder(composeProjects(documents, addresses, pictures, day), kept.projects),
    team: inOrder(composeTeam(documents, addresses, pictures), kept.team),
    guides: inOrder(composeGuides(documents, addresses), kept.guides),
    terms: composeTerms(documents, kept),
    redirects: composeRedirects(documents, pages, addresses.paths, previous, kept.redirects),
    foreignWords: terms.foreignWords,
    rates: rates ? { day: rates.day, url: rates.source.url ?? null } : null,
    ...newestRates(documents),
    share: pictures.defaultShareUrl,
  };
  return { site, texts: deferTexts(documents, datedRates, kept.texts) };
}

/** Documents with the figures and states that apply on a day. */
const onDay = (documents: Documents, day: string): Documents => ({
  ...documents,
  program: documents.program.map(({ figures, status, ...program }) => ({
    ...program,
    figures: figures.map((figure) => figureAsOf(figure, day)),
    status: status && statusAsOf(status, day),
  })),
  project: documents.project.map(({ figures, ...project }) => ({
    ...project,
    figures: figures.map((figure) => figureAsOf(figure, day)),
  })),
});

interface Listed {
  readonly order: number;
  readonly path: string;
}

const inOrder = <Item extends Listed>(composed: readonly Item[], kept: readonly Item[]): Item[] =>
  [...composed, ...kept].sort((a, b) => a.order - b.order || compareStrings(a.path, b.path));
