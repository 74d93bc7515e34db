import { describe, expect, test } from 'vitest';
import type { ProgramFamily } from '../../locales/routes.ts';
import { content, pages, programAt, site } from '../support/content.ts';

/** The table of the specification. */
const ROUTES = [
  '/',
  '/about',
  '/contact',
  '/citizenship',
  '/citizenship/spain',
  '/citizenship/belgium',
  '/citizenship/france',
  '/citizenship/mexico',
  '/citizenship/argentina',
  '/citizenship/slovenia',
  '/citizenship/turkey',
  '/citizenship/st-lucia',
  '/us-green-card',
  '/us-green-card/eb1a-niw',
  '/us-green-card/eb1c',
  '/us-green-card/eb5',
  '/projects/twinlakes',
  '/other-citizenship',
  '/other-citizenship/belgium',
  '/other-citizenship/chile',
  '/other-citizenship/paraguay',
  '/other-citizenship/spain',
  '/other-citizenship/croatia',
  '/other-citizenship/france',
  '/other-citizenship/greece',
  '/other-citizenship/japan',
  '/other-citizenship/malta',
  '/other-citizenship/turkey',
  '/other-programs',
];

/** Pages that are not in the specification. */
const MORE = ['/compare', '/guides', '/glossary', '/search', '/privacy', '/accessibility'];

test('every specified route has a page, and six members have one', () => {
  const members = site.team.map(({ slug }) => `/team/${slug}`);
  expect(members).toHaveLength(6);
  const guides = site.guides.map(({ path }) => path);
  expect(guides).not.toEqual([]);
  expect(pages.map(({ path }) => path).sort()).toEqual(
    [...ROUTES, ...members, ...MORE, ...guides].sort(),
  );
});

describe('the entries of each index', () => {
  const listed = (...families: ProgramFamily[]) =>
    families
      .flatMap((family) => content.select('programCards', family))
      .map(({ slug }) => slug)
      .sort();

  test('eight citizenships', () => {
    expect(listed('citizenship')).toEqual([
      'argentina',
      'belgium',
      'france',
      'mexico',
      'slovenia',
      'spain',
      'st-lucia',
      'turkey',
    ]);
  });
  test('three US green cards', () => {
    expect(listed('usGreenCard')).toEqual(['eb1a-niw', 'eb1c', 'eb5']);
  });
  test('four fast naturalizations', () => {
    expect(listed('fastNaturalization')).toEqual(['belgium', 'chile', 'paraguay', 'spain']);
  });
  test('five residence visas, without Turkey, which only the menu links to', () => {
    expect(listed('residenceVisa')).toEqual(['croatia', 'france', 'greece', 'japan', 'malta']);
    expect(programAt('/other-citizenship/turkey').listed).toBe(false);
  });
});

test('the bar at the top has the specified links, in order', () => {
  expect(
    Object.fromEntries(
      site.navigation.map(({ path, children }) => [path, children.map((child) => child.path)]),
    ),
  ).toEqual({
    '/': [],
    '/us-green-card': ['/us-green-card/eb1a-niw', '/us-green-card/eb1c', '/us-green-card/eb5'],
    '/citizenship': [
      '/citizenship/spain',
      '/citizenship/belgium',
      '/citizenship/france',
      '/citizenship/mexico',
      '/citizenship/argentina',
      '/citizenship/slovenia',
    ],
    '/other-citizenship': [
      '/other-citizenship/croatia',
      '/other-citizenship/turkey',
      '/citizenship/st-lucia',
      '/other-citizenship/greece',
      '/other-citizenship/japan',
      '/other-citizenship/malta',
    ],
    '/other-programs': [],
    '/contact': [],
    '/about': [],
  });
  expect(site.navigation.map(({ path }) => path)).toEqual([
    '/',
    '/us-green-card',
    '/citizenship',
    '/other-citizenship',
    '/other-programs',
    '/contact',
    '/about',
  ]);
});

test('the home page links to the three families, EB-5 to its project', () => {
  expect(site.screens.home.services).toEqual([
    '/us-green-card',
    '/citizenship',
    '/other-citizenship',
  ]);
  expect(site.projects).toMatchObject([
    { path: '/projects/twinlakes', program: '/us-green-card/eb5' },
  ]);
});
