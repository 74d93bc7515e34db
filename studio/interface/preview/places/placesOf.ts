import type { WholeContent } from '../../../../locales/indexedContent.ts';
import {
  ENTRIES,
  ENTRY_TYPES,
  FAMILY_PLACES,
  SCREEN_PATHS,
  SHARED_TYPES,
} from '../../../../locales/routes.ts';
import type { Site } from '../../../../locales/site.ts';
import type { Page } from '../../../compose/documentPages.ts';
import type { DraftSite } from '../draft/composeDraft.ts';
import { UNNAMED } from '../draft/lakeState.ts';

/** Whether a document's words are on every page. */
export const isEverywhere = (type: string): boolean => SHARED_TYPES.some((name) => name === type);

/** A page, for a link to it. */
export interface PlacePage {
  /** Without language. */
  readonly path: string;
  readonly type: string;
  /** What its cards call it, where it has some. */
  readonly title: string | undefined;
}

/** Where visitors find a document. */
export interface DocumentPlaces {
  /** Its own page, if it has an address. */
  readonly page: PlacePage | undefined;
  /** The address of that page as long as the draft is not published, where it is another. */
  readonly published: string | undefined;
  /** Pages that show its card. */
  readonly cards: readonly PlacePage[];
  /** Whether the bar at the top leads to it. */
  readonly isInBar: boolean;
}

/** Finds where the site shows a document. */
export function placesOf(site: DraftSite, id: string): DocumentPlaces {
  const { pages, content } = site;
  const page = pages.find(
    ({ document, path }) => document._id === id && !path.endsWith(`/${UNNAMED}`),
  );
  const cards = page ? cardPaths(content.site, page.path) : [];
  return {
    page: page && placePage(page, content),
    published: site.publishedPages.find(({ document }) => document._id === id)?.path,
    cards: pages.filter(({ path }) => cards.includes(path)).map((one) => placePage(one, content)),
    isInBar: content.site.navigation.some(
      ({ path, children }) =>
        path === page?.path || children.some((child) => child.path === page?.path),
    ),
  };
}

const placePage = ({ path, group, document }: Page, { catalogues }: WholeContent): PlacePage => ({
  path,
  type: document._type,
  title: catalogues.en.get(group)?.[`${group}.title`],
});

/** Addresses of the pages that show a card for the page at an address. */
function cardPaths({ programs, projects, team, screens }: Site, path: string): string[] {
  return [
    ...programs
      .filter((program) => program.path === path && program.listed)
      .map(({ family }) => SCREEN_PATHS[FAMILY_PLACES[family].index]),
    ...projects.filter((project) => project.path === path).map(({ program }) => program),
    ...team.filter((member) => member.path === path).map(() => SCREEN_PATHS.about),
    ...(screens.home.services.includes(path) ? [SCREEN_PATHS.home] : []),
  ];
}

/**
 * The page that shows a document, without language: its own, or the home page for what every page
 * shows. A document that is not complete has none.
 */
export const pathOf = ({ pages }: DraftSite, id: string, type: string): string | undefined =>
  isEverywhere(type)
    ? SCREEN_PATHS.home
    : (entryPath(type) ?? pages.find(({ document }) => document._id === id)?.path);

/** The page that shows all documents of a type, if one does. */
const entryPath = (type: string): string | undefined => {
  const entry = ENTRY_TYPES.find((name) => name === type);
  return entry && SCREEN_PATHS[ENTRIES[entry].screen];
};

/** The address under which visitors find a document now, without language. */
export const publishedPathOf = (site: DraftSite, id: string, type: string): string | undefined =>
  isEverywhere(type) ? SCREEN_PATHS.home : placesOf(site, id).published;
