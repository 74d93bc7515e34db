import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureFiles } from '../../scripts/pull/pictures/pictures.ts';
import { pull } from '../../scripts/pull/pull.ts';
import { readSettings } from '../../scripts/settings.ts';
import { catalogues, pages, site } from '../support/content.ts';

test('both languages have the same keys, in the same order', () => {
  expect(Object.keys(catalogues.zh)).toEqual(Object.keys(catalogues.en));
});

test('no text is empty, but for rich text that is divided differently', () => {
  const empty = Object.entries({ ...catalogues.en, ...catalogues.zh })
    .filter(([key, text]) => text.trim() === '' && !/^team\.[a-z-]+\.bio\./.test(key))
    .map(([key]) => key);
  expect(empty).toEqual([]);
});

test('every Chinese text is written in Chinese, where the English has a sentence', () => {
  const copied = Object.entries(catalogues.en)
    .filter(
      ([key, text]) =>
        text.split(' ').length > 6 && !/\p{Script=Han}/u.test(catalogues.zh[key] ?? ''),
    )
    .map(([key]) => key);
  expect(copied).toEqual([]);
});

test('only labels still have places for values: figures are put in', () => {
  const open = Object.keys(catalogues.en).filter(
    (key) =>
      /[{}]{2}/.test(`${catalogues.en[key]}${catalogues.zh[key]}`) &&
      !/^(ui|errors|contact\.form)\./.test(key),
  );
  expect(open).toEqual([]);
});

const HERO = ['hero.title', 'hero.subtitle', 'seo.title', 'seo.description'];

test.each([
  ...pages
    .filter(({ group }) => !group.startsWith('team.'))
    .map(({ group }) => ({ group, keys: HERO })),
  ...site.team.map(({ group }) => ({
    group,
    keys: [
      'name',
      'initials',
      'title',
      'minibio',
      'bio.0.children.0.text',
      'photo.alt',
      'seo.title',
    ],
  })),
  ...site.programs
    .filter(({ tracks, family }) => !tracks && family !== 'usGreenCard')
    .map(({ group }) => ({
      group,
      keys: [
        'title',
        'description',
        'overview.title',
        'overview.description1',
        'overview.description2',
        'benefits.5.title',
        'benefits.5.description',
        'requirements.title',
        'requirements.investmentTitle',
        'requirements.investment',
        'requirements.insurance',
        'timeline.initial.title',
        'timeline.initial.description',
        'timeline.citizenship.description',
      ],
    })),
  {
    group: 'residency.chile',
    keys: ['business.overview.description1', 'birth.timeline.transition.description'],
  },
  {
    group: 'projects.twinlakes',
    keys: [
      'moreDetails',
      'overview.paragraph2',
      'benefits.point5',
      'financial.paragraph3',
      'developer.point1',
      'carousel.8.alt',
    ],
  },
  { group: 'team.grace-lin', keys: ['carousel.10.caption', 'carousel.10.alt'] },
  { group: 'nav', keys: ['entries.0.label', 'entries.3.children.5.label'] },
  { group: 'site', keys: ['name', 'address', 'hoursWeekdays', 'hoursWeekend'] },
])('$group has the keys that the design promises', ({ group, keys }) => {
  const missing = keys.filter((key) => catalogues.en[`${group}.${key}`] === undefined);
  expect(missing).toEqual([]);
});

test('a biography has two or three paragraphs', () => {
  for (const { group } of site.team) {
    const keys = Object.keys(catalogues.en).filter((key) => key.startsWith(`${group}.bio.`));
    const paragraphs = new Set(keys.map((key) => key.slice(`${group}.bio.`.length).split('.')[0]));
    expect([2, 3], group).toContain(paragraphs.size);
  }
});

test('the committed content is what a fresh pull writes', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'fresh-'));
  await cp('locales', path.join(root, 'locales'), { recursive: true });
  await symlink(path.resolve('studio'), path.join(root, 'studio'));
  await pull({ root, settings: readSettings({}), check: true, progress: () => {} });
  await rm(root, { recursive: true });
});

test('the committed pictures are those the site uses, all of them and no others', async () => {
  const pictures = [
    ...site.team.flatMap(({ photo, carousel }) => [photo, ...carousel]),
    ...site.projects.flatMap(({ carousel }) => carousel),
  ];
  const shares = [site.share, ...[...site.programs, ...site.projects].map(({ share }) => share)];
  const used = [...pictures.flatMap(pictureFiles), ...shares].map((file) => path.basename(file));
  expect((await readdir('public/images')).sort()).toEqual([...new Set(used)].sort());
});
