import { wrapContent } from '../../../../locales/content.ts';
import type { WholeContent } from '../../../../locales/indexedContent.ts';
import { canonicalPath, splitLocale } from '../../../../locales/localPath.ts';
import {
  ENTRIES,
  ENTRY_TYPES,
  FAMILY_PLACES,
  SCREEN_PATHS,
  type ScreenType,
  SHARED_TYPES,
} from '../../../../locales/routes.ts';
import type { Page } from '../../../compose/documentPages.ts';
import { STUDIO_LANGUAGE } from '../../../words/language.ts';
import type { DraftSite } from '../draft/composeDraft.ts';
import { PLACEHOLDER_SLUG } from '../draft/lakeState.ts';

/** Whether a document's texts are on every page. */
export const isOnEveryPage = (type: string): boolean => SHARED_TYPES.some((name) => name === type);

/** A page, for a link to it. */
export interface PlacePage {
  /** Without language. */
  readonly path: string;
  readonly type: string;
  /** The title on its cards, if it has any. */
  readonly title: string | undefined;
}

/** Finds where the site shows a document. */
export function placesOf(site: DraftSite, id: string) {
  const { pages, grouped, content } = site;
  const isNamed = ({ document, path }: Page) =>
    document._id === id && path.split(/[/#]/).at(-1) !== PLACEHOLDER_SLUG;
  const page = pages.find(isNamed);
  const entry = page ? undefined : grouped.find(isNamed);
  const cards = page ? cardPaths(content, page.path) : [];
  return {
    /** Its own page, if it has an address. */
    page: page && placePage(page, content),
    /** The place of its entry, if all documents of its type are on one page. */
    entry: entry && {
      path: entry.path,
      type: screenOfAll(entry.document._type) ?? entry.document._type,
      title: undefined,
    },
    /** The published address of page or entry. */
    published: publishedPath(site, id),
    /** Pages that show its card, at their published addresses. */
    cards: pages
      .filter(({ path }) => cards.includes(path))
      .map((one) => ({
        ...placePage(one, content),
        path: publishedPath(site, one.document._id) ?? one.path,
      })),
    /** Whether the navigation bar links to it. */
    isInBar: content.site.navigation.some(
      ({ path, children }) =>
        path === page?.path || children.some((child) => child.path === page?.path),
    ),
  };
}

const placePage = ({ path, group, document }: Page, { catalogues }: WholeContent): PlacePage => ({
  path,
  type: document._type,
  title: catalogues[STUDIO_LANGUAGE].get(group)?.[`${group}.title`],
});

/** Paths of the pages that show a card for the page at a path. */
function cardPaths(content: WholeContent, path: string): string[] {
  const { programs, projects, team, guides, screens } = content.site;
  const { select } = wrapContent(content);
  const onHome = [...select('guideCards'), ...select('portraits'), ...select('firstProject')];
  const isThis = (page: { readonly path: string }) => page.path === path;
  const program = programs.find(isThis);
  const project = projects.find(isThis);
  const paths: string[] = [];
  if (program?.listed) paths.push(SCREEN_PATHS[FAMILY_PLACES[program.family].index]);
  if (project) paths.push(project.program);
  if (team.some(isThis)) paths.push(SCREEN_PATHS.about);
  if (guides.some(isThis)) paths.push(SCREEN_PATHS.guideIndex);
  if (onHome.some(isThis) || screens.home.services.includes(path)) paths.push(SCREEN_PATHS.home);
  return paths;
}

/**
 * Path of the page that shows a document, without language: its own, or the home page for shared
 * documents. An incomplete document has none.
 */
export function pathOf({ pages }: DraftSite, id: string, type: string): string | undefined {
  if (isOnEveryPage(type)) return SCREEN_PATHS.home;
  const screen = screenOfAll(type);
  return screen ? SCREEN_PATHS[screen] : pages.find(({ document }) => document._id === id)?.path;
}

/** The screen that shows all documents of a type, if there is one. */
function screenOfAll(type: string): ScreenType | undefined {
  const entry = ENTRY_TYPES.find((name) => name === type);
  return entry && ENTRIES[entry].screen;
}

/** The page and language that a link leads to, resolved like on the site's server. */
export function linkedPage({ content, pages }: DraftSite, href: string) {
  const { locale, path } = splitLocale(canonicalPath(href.replace(/[?#].*/, '')));
  const target = content.site.redirects.find(({ from }) => from === path)?.to ?? path;
  return pages.some((page) => page.path === target) ? { locale, path: target } : undefined;
}

/** Path of a document's own page; a document that is shown on every page has none. */
export const ownPathOf = (site: DraftSite, id: string, type: string): string | undefined =>
  isOnEveryPage(type) ? undefined : pathOf(site, id, type);

/** The document of a page. */
export const documentAt = ({ pages }: DraftSite, path: string) =>
  pages.find((page) => page.path === path)?.document;

/** The path under which visitors find a document now, without language. */
export const publishedPathOf = (site: DraftSite, id: string, type: string): string | undefined =>
  isOnEveryPage(type) ? SCREEN_PATHS.home : publishedPath(site, id);

const publishedPath = ({ published }: DraftSite, id: string): string | undefined =>
  published.find(({ document }) => document._id === id)?.path;
