import { readFileSync } from 'node:fs';

/** The languages of the specification, as addresses and as `<html lang>`. */
export const LANGUAGES = [
  { locale: 'en', tag: 'en', prefix: '', name: 'English' },
  { locale: 'zh', tag: 'zh-Hans', prefix: '/zh', name: '中文' },
] as const;

export type Language = (typeof LANGUAGES)[number];

/** A path of the route table in a language. */
export const inLanguage = (path: string, { prefix }: Language): string =>
  path === '/' ? prefix || '/' : prefix + path;

const below = (folder: string, slugs: string): string[] =>
  slugs.split(' ').map((slug) => `${folder}/${slug}`);

export const CITIZENSHIP = below(
  '/citizenship',
  'spain belgium france mexico argentina slovenia turkey st-lucia',
);
export const US_PROGRAMS = below('/us-green-card', 'eb1a-niw eb1c eb5');
export const FAST_NATURALIZATION = below('/other-citizenship', 'belgium chile paraguay spain');
export const RESIDENCE_VISAS = below('/other-citizenship', 'croatia france greece japan malta');

/** Profiles have the slugs that editors gave them; the sitemap knows. */
export const PROFILES = [
  ...new Set(readFileSync('dist/client/sitemap.xml', 'utf8').match(/(?<!\/zh)\/team\/[\w-]+/g)),
];

/** The route table of the specification, section 2. */
export const ROUTES = [
  '/',
  '/about',
  '/contact',
  '/citizenship',
  ...CITIZENSHIP,
  '/us-green-card',
  ...US_PROGRAMS,
  '/projects/twinlakes',
  '/other-citizenship',
  ...FAST_NATURALIZATION,
  ...RESIDENCE_VISAS,
  '/other-citizenship/turkey',
  '/other-programs',
  ...PROFILES,
];

/** The profile with pictures. */
export const FOUNDER = '/team/grace-lin';

/** One page of every kind; the pages that have islands are among them. */
export const KINDS = [
  '/',
  '/about',
  '/contact',
  '/citizenship',
  '/citizenship/argentina',
  '/us-green-card',
  '/us-green-card/eb5',
  '/projects/twinlakes',
  '/other-citizenship',
  '/other-citizenship/chile',
  '/other-programs',
  FOUNDER,
];
