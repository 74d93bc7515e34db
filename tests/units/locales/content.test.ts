import { describe, expect, test } from 'vitest';
import { programCard } from '../../../locales/cards.ts';
import { indexCatalogue } from '../../../locales/catalogue.ts';
import { openCatalogue } from '../../../locales/catalogueFile.ts';
import { wrapContent } from '../../../locales/content.ts';
import { catalogues, content, site } from '../../support/fixtureContent.ts';

const index = indexCatalogue({
  'ui.menu': 'Menu',
  'ui.subpages.open': 'Open',
  'residency.greece.title': 'Greece',
  'residency.greece.titles': 'Greeces',
  'residency.greece.hero.title': 'Live in Greece',
  'residency.greece.hero.subtitle': 'By the sea',
  'residency.greenland.title': 'Greenland',
  'team.grace-lin.bio.0.children.0.text': 'Grace',
});
const { select } = wrapContent({ catalogues: { en: index, zh: index }, site });

test('returns only the texts of the requested group', () => {
  expect(select('texts', 'en', 'ui')).toEqual({ 'ui.menu': 'Menu', 'ui.subpages.open': 'Open' });
  expect(Object.keys(select('texts', 'en', 'residency.greenland'))).toEqual([
    'residency.greenland.title',
  ]);
});

test('treats a person as a group', () => {
  expect(select('texts', 'en', 'team.grace-lin')).toEqual({
    'team.grace-lin.bio.0.children.0.text': 'Grace',
  });
});

test('returns the texts of a field and those below it', () => {
  expect(select('texts', 'en', 'residency.greece', 'title', 'hero')).toEqual({
    'residency.greece.title': 'Greece',
    'residency.greece.hero.title': 'Live in Greece',
    'residency.greece.hero.subtitle': 'By the sea',
  });
});

test('returns the same texts in the same order whether or not the whole group was read', () => {
  const bytes = Buffer.from(`${JSON.stringify(catalogues.en, undefined, 2)}\n`);
  const path = ['texts', 'en', 'residency.greece', 'description', 'title'] as const;
  const read = (...before: string[]) => {
    const file = openCatalogue(bytes);
    const { select } = wrapContent({ catalogues: { en: file, zh: file }, site });
    for (const group of before) select('texts', 'en', group);
    return JSON.stringify(select(...path));
  };
  expect(read('residency.greece')).toBe(read());
  expect(read()).toBe(JSON.stringify(content.select(...path)));
});

test.each(['residency', 'residency.gre', 'team', 'errors'])(
  'rejects the unknown group %s',
  (group) => {
    expect(() => select('texts', 'en', group)).toThrow(`no group "${group}"`);
  },
);

test('home prefers programmes of a family with an amount', () => {
  const amounts = new Map([
    ['spain', 0],
    ['belgium', 500_000],
  ]);
  const programs = ['spain', 'france', 'belgium'].flatMap((slug) => {
    const [program] = site.programs;
    const value = amounts.get(slug);
    const day = { asOf: '2026-01-01', reviewBy: '2027-01-01' };
    const figures =
      value === undefined ? [] : [{ name: 'minInvestment', value, unit: 'EUR' as const, ...day }];
    return program
      ? [{ ...program, slug, family: 'citizenship' as const, listed: true, figures }]
      : [];
  });
  const { select: selectOf } = wrapContent({
    catalogues: { en: index, zh: index },
    site: { ...site, programs },
  });
  expect(selectOf('registerHead').map(({ slug }) => slug)).toEqual(['belgium', 'spain']);
});

test('home shows no country in two families, unless a family has no other', () => {
  const [program] = site.programs;
  if (!program) throw new Error('The fixture has no programme');
  const ofCountry = (country: string, family: typeof program.family) => ({
    ...program,
    slug: `${family} ${country}`,
    family,
    country,
    listed: true,
  });
  const programs = [
    ofCountry('BE', 'citizenship'),
    ofCountry('FR', 'citizenship'),
    ofCountry('BE', 'fastNaturalization'),
    ofCountry('BE', 'residenceVisa'),
    ofCountry('MT', 'residenceVisa'),
  ];
  const { select: selectOf } = wrapContent({
    catalogues: { en: index, zh: index },
    site: { ...site, programs },
  });
  const rows = selectOf('registerHead').map(({ slug }) => slug);
  expect(rows).toEqual([
    'citizenship BE',
    'citizenship FR',
    'fastNaturalization BE',
    'residenceVisa MT',
  ]);
});

test('a card shows the years to a passport rather than the first stage', () => {
  const day = { asOf: '2026-01-01', reviewBy: '2027-01-01' };
  const figures = (['firstStage', 'minInvestment', 'citizenshipAfter'] as const).map((name) => ({
    name,
    value: 1,
    unit: 'year' as const,
    ...day,
  }));
  const shownBy = (family: 'citizenship' | 'residenceVisa') =>
    site.programs
      .slice(0, 1)
      .flatMap((program) => programCard({ ...program, family, figures }).figures)
      .map(({ name }) => name);
  expect(shownBy('citizenship')).toEqual(['minInvestment', 'citizenshipAfter']);
  expect(shownBy('residenceVisa')).toEqual(['minInvestment', 'firstStage']);
});

test('lists the cards of a family in the order of the site', () => {
  const programs = site.programs.map((program) => ({
    ...program,
    listed: program.slug !== 'spain',
  }));
  const { select } = wrapContent({
    catalogues: { en: index, zh: index },
    site: { ...site, programs: programs.reverse() },
  });
  const slugs = select('programCards', 'citizenship').map(({ slug }) => slug);
  expect(slugs).not.toContain('spain');
  expect(slugs).toEqual(
    content
      .select('programCards', 'citizenship')
      .map(({ slug }) => slug)
      .filter((slug) => slug !== 'spain')
      .reverse(),
  );
});

test('knows the countries of all programmes, or none if one names no country', () => {
  const [first, second] = site.programs;
  if (!first || !second) throw new Error('The fixture has two programmes');
  const countriesOf = (...programs: (typeof first)[]) =>
    wrapContent({ catalogues: { en: index, zh: index }, site: { ...site, programs } }).select(
      'programCountries',
    );
  const unlisted = { ...second, country: 'PT', listed: false };
  const listed = { ...first, country: 'GR' };
  expect(countriesOf(listed, listed, unlisted)).toEqual(['GR', 'PT']);
  expect(countriesOf(listed, { ...second, country: null })).toEqual([]);
});

test('a selection contains only what its pages show', () => {
  expect(content.select('projectCards', '/us-green-card/eb5')).toMatchObject([
    { path: '/projects/twinlakes', carousel: [{ name: site.projects[0]?.carousel[0]?.name }] },
  ]);
  const cards = content.select('programCards', 'citizenship');
  expect(JSON.stringify(cards)).not.toMatch(/updatedAt|reviewBy|topics/);
  for (const { figures } of cards) expect(figures.length).toBeLessThanOrEqual(2);
});

describe('the links of a page to programmes of its country', () => {
  const [program] = site.programs;
  if (!program) throw new Error('The fixture has no programme');
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...program,
    country: 'PT',
    path: `${program.path}-${index}`,
  }));
  const paths = many.map(({ path }) => path);
  const linked = (programs: typeof site.programs, path: string) =>
    wrapContent({ catalogues: { en: index, zh: index }, site: { ...site, programs } })
      .select('countryCards', path)
      .map((card) => card.path);

  test('lead to all of a few, in their order', () => {
    const few = paths.slice(0, 5);
    expect(linked(many.slice(0, 5), paths[2] ?? '')).toEqual(few.toSpliced(2, 1));
  });

  test.each([
    [0, 6],
    [1, 5],
    [250, 3],
    [499, 6],
  ])('lead to the nearest of many: those of %i are at most %i away', (place, farthest) => {
    const own = paths[place] ?? '';
    const nearest = linked(many, own);
    expect(nearest).not.toContain(own);
    expect(new Set(nearest).size).toBe(6);
    const distances = nearest.map((path) => Math.abs(paths.indexOf(path) - place));
    expect(Math.max(...distances)).toBe(farthest);
  });

  test('lead nowhere if the programme has no country', () => {
    expect(linked([{ ...program, country: null }], program.path)).toEqual([]);
  });
});
