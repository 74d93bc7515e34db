import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isUntranslated } from '../../locales/isUntranslated.ts';
import type { ProgramParts } from '../../locales/program.ts';
import { pictureFiles } from '../../scripts/pull/pictures/pictures.ts';
import { catalogues, pages, site } from '../support/content.ts';

test('both languages have the same keys, in the same order', () => {
  expect(Object.keys(catalogues.zh)).toEqual(Object.keys(catalogues.en));
});

test('no text is empty, except rich text that is structured differently', () => {
  const empty = Object.entries({ ...catalogues.en, ...catalogues.zh })
    .filter(([key, text]) => text.trim() === '' && !/^team\.[a-z-]+\.bio\./.test(key))
    .map(([key]) => key);
  expect(empty).toEqual([]);
});

test('every Chinese text is in Chinese, except names', () => {
  const untranslated = Object.entries(catalogues.zh).filter(([, text]) =>
    isUntranslated(text, 'zh'),
  );
  expect(untranslated).toEqual([]);
});

test('only labels contain placeholders', () => {
  const open = Object.keys(catalogues.en).filter(
    (key) =>
      /[{}]{2}/.test(`${catalogues.en[key]}${catalogues.zh[key]}`) &&
      !/^(ui|errors|contact\.form)\./.test(key),
  );
  expect(open).toEqual([]);
});

/** Text keys of the sections of a programme or track. */
const keysOf = ({ benefits, requirements, timeline }: ProgramParts) => [
  'overview.title',
  'overview.description1',
  'overview.description2',
  ...benefits.flatMap((_, index) => [`benefits.${index}.title`, `benefits.${index}.description`]),
  ...requirements.flatMap((kind) => [`requirements.${kind}Title`, `requirements.${kind}`]),
  ...timeline.flatMap((step) => [`timeline.${step}.title`, `timeline.${step}.description`]),
];

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
  ...site.programs.map(({ group, parts, tracks }) => ({
    group,
    keys: [
      'title',
      'description',
      ...(parts ? keysOf(parts) : []),
      ...(tracks ? keysOf(tracks.business).map((key) => `business.${key}`) : []),
      ...(tracks ? keysOf(tracks.birth).map((key) => `birth.${key}`) : []),
    ],
  })),
  ...[...site.projects, ...site.team].map(({ group, carousel }) => ({
    group,
    keys: carousel.flatMap(({ captioned }, index) => [
      `carousel.${index}.alt`,
      ...(captioned ? [`carousel.${index}.caption`] : []),
    ]),
  })),
  {
    group: 'nav',
    keys: site.navigation.flatMap(({ children }, index) => [
      `entries.${index}.label`,
      ...children.map((_, at) => `entries.${index}.children.${at}.label`),
    ]),
  },
  { group: 'site', keys: ['name', 'address', 'hoursWeekdays', 'hoursWeekend'] },
])('$group has the keys of the design', ({ group, keys }) => {
  const missing = keys.filter((key) => catalogues.en[`${group}.${key}`] === undefined);
  expect(missing).toEqual([]);
});

test('the committed pictures are exactly those of the site', async () => {
  const pictures = [
    ...site.team.flatMap(({ photo, carousel }) => [photo, ...carousel]),
    ...site.projects.flatMap(({ carousel }) => carousel),
  ];
  const shares = [site.share, ...[...site.programs, ...site.projects].map(({ share }) => share)];
  const used = [...pictures.flatMap(pictureFiles), ...shares].map((file) => path.basename(file));
  expect((await readdir('public/images')).sort()).toEqual([...new Set(used)].sort());
});
