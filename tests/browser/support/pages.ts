import { readFileSync } from 'node:fs';
import type { Program } from '../../../locales/program.ts';
import { site } from '../../support/content.ts';

/** The languages of the specification, with URL prefix and `<html lang>`. */
export const LANGUAGES = [
  { locale: 'en', tag: 'en', prefix: '', name: 'English' },
  { locale: 'zh', tag: 'zh-Hans', prefix: '/zh', name: '中文' },
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Adds the language prefix to a path. */
export const inLanguage = (path: string, { prefix }: Language): string =>
  path === '/' ? prefix || '/' : prefix + path;

/** The language-neutral content that editors published. */
export const SITE = site;

/** Every English page of the built site, from the sitemap. */
export const ROUTES = [
  ...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
]
  .map(([, address = '']) => new URL(address).pathname)
  .filter((path) => path !== '/zh' && !path.startsWith('/zh/'));

/** Requires that the content has a document of each kind to test, as the sample's does. */
function one<T>(kind: string, found: T | undefined): T {
  if (found === undefined)
    throw new Error(`The content has no ${kind}: run this test with the sample content`);
  return found;
}

const listed = (...families: readonly Program['family'][]) =>
  SITE.programs.filter((program) => program.listed && families.includes(program.family));

const pathsOf = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path);

export const CITIZENSHIP = pathsOf(listed('citizenship'));
export const US_PROGRAMS = pathsOf(listed('usGreenCard'));
export const FAST_NATURALIZATION = pathsOf(listed('fastNaturalization'));
export const RESIDENCE_VISAS = pathsOf(listed('residenceVisa'));
export const PROFILES = pathsOf(SITE.team);

/** A programme with its own sections, linked from cards and the bar. */
export const COUNTRY = one(
  'citizenship programme',
  listed('citizenship').find(({ tracks }) => !tracks),
);

/** A programme of the residency index. */
export const RESIDENCE = one(
  'residence visa',
  listed('residenceVisa').find(({ tracks }) => !tracks),
);

/** The programme with tabs. */
export const TWO_TRACKS = one(
  'programme with two tracks',
  SITE.programs.find(({ tracks }) => tracks),
);

/** The project with the most pictures, and the path of its programme. */
export const PROJECT = one(
  'project with pictures',
  SITE.projects.toSorted((a, b) => b.carousel.length - a.carousel.length)[0],
);

/** The profile with the most pictures. */
export const PORTRAYED = one(
  'member with pictures of their career',
  SITE.team
    .filter(({ carousel }) => carousel.length > 1)
    .sort((a, b) => b.carousel.length - a.carousel.length)[0],
);

/** One page for each island, by the island's name. */
export const ISLANDS = {
  Carousel: PROJECT.path,
  Gallery: PORTRAYED.path,
  Accordion: one('index of US green cards', SITE.screens.usGreenCardIndex).path,
  Tabs: TWO_TRACKS.path,
  ContactForm: SITE.screens.contact.path,
} as const;

/** The screen of a page: its path, or a pattern for pages that share a folder of `pages/`. */
const screenOf = (path: string) => path.replace(/(?<=^\/[^/]+\/).+$/, '*');

/** One page of every kind: the first of each screen, and every page with an island. */
export const KINDS = [
  ...new Set([
    ...[...Map.groupBy(ROUTES, screenOf).values()].flatMap(([first]) => first ?? []),
    ...Object.values(ISLANDS),
    PROJECT.program,
  ]),
];

/** Entries of the bar with a submenu; at least two, so that one closes the other. */
export const SUBMENUS = SITE.navigation
  .filter(({ children }) => children.length > 1)
  .map(({ path, children }) => ({ path, children: pathsOf(children) }));
