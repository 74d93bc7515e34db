import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Program, SiteSchema } from '../../../locales/site.ts';

/** The languages of the specification, as addresses and as `<html lang>`. */
export const LANGUAGES = [
  { locale: 'en', tag: 'en', prefix: '', name: 'English' },
  { locale: 'zh', tag: 'zh-Hans', prefix: '/zh', name: '中文' },
] as const;

export type Language = (typeof LANGUAGES)[number];

/** A path of the site in a language. */
export const inLanguage = (path: string, { prefix }: Language): string =>
  path === '/' ? prefix || '/' : prefix + path;

/** What the site is made of, as editors published it. */
export const SITE = v.parse(SiteSchema, JSON.parse(readFileSync('locales/site.json', 'utf8')));

/** Every page of the built site, in English: the sitemap knows. */
export const ROUTES = [
  ...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
]
  .map(([, address = '']) => new URL(address).pathname)
  .filter((path) => path !== '/zh' && !path.startsWith('/zh/'));

/** Of what editors write there must be one to test its kind of page with. */
function one<T>(kind: string, found: T | undefined): T {
  if (found === undefined) throw new Error(`The content has no ${kind}: add one in the Studio`);
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

/** A programme with sections of its own, which cards and the bar lead to. */
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

/** The project with most pictures, and the path of its programme. */
export const PROJECT = one(
  'project with pictures',
  SITE.projects.toSorted((a, b) => b.carousel.length - a.carousel.length)[0],
);

/** The profile with most pictures. */
export const PORTRAYED = one(
  'member with pictures of their career',
  SITE.team
    .filter(({ carousel }) => carousel.length > 1)
    .sort((a, b) => b.carousel.length - a.carousel.length)[0],
);

/** Pages with an island, by its name; of each kind one. */
export const ISLANDS = {
  Carousel: PROJECT.path,
  Gallery: PORTRAYED.path,
  Accordion: SITE.screens.usGreenCardIndex.path,
  Tabs: TWO_TRACKS.path,
  ContactForm: SITE.screens.contact.path,
} as const;

/** The screen of a page: its own folder of `pages/`, or the one that it shares. */
const screenOf = (path: string) => path.replace(/(?<=^\/[^/]+\/).+$/, '*');

/** One page of every kind: of each screen its first, and all that have an island. */
export const KINDS = [
  ...new Set([
    ...[...Map.groupBy(ROUTES, screenOf).values()].flatMap(([first]) => first ?? []),
    ...Object.values(ISLANDS),
    PROJECT.program,
  ]),
];

/** Entries of the bar that have a submenu: there must be two, so that one closes the other. */
export const SUBMENUS = SITE.navigation
  .filter(({ children }) => children.length > 1)
  .map(({ path, children }) => ({ path, children: pathsOf(children) }));
