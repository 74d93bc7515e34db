import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  DATA_TYPES,
  DOCUMENT_TYPES,
  SCREEN_PATHS,
  SHARED_TYPES,
} from '../../../../locales/routes.ts';
import { sitePlace } from '../../../../studio/interface/translations/sitePlace.ts';

test('groups documents like the lists of the Studio, in their order', () => {
  const places = [
    sitePlace({ _type: 'program', family: 'citizenship' }),
    ...['teamMember', 'project', 'guide', 'glossaryTerm', 'home', 'labels'].map((_type) =>
      sitePlace({ _type }),
    ),
  ];
  expect(places.map(({ group }) => group)).toEqual([
    'Programmes: Citizenship',
    'Team',
    'Projects',
    'Guides',
    'Glossary terms',
    'Pages',
    'Settings',
  ]);
  const positions = places.map(({ groupPosition }) => groupPosition);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});

test('puts each type into its own list, and all pages into one', () => {
  const file = 'studio/interface/structure/structure.ts';
  const lists = readFileSync(file, 'utf8');
  const types = DOCUMENT_TYPES.filter((type) => !Object.hasOwn(SCREEN_PATHS, type));
  const left = types.filter((type) => !lists.includes(`'${type}'`));
  expect(left, `put these into ${file}`).toEqual([]);
});

test('puts only documents without a list into the settings', () => {
  const settings = DOCUMENT_TYPES.filter((_type) => sitePlace({ _type }).group === 'Settings');
  expect(settings, 'see LISTED in sitePlace.ts').toEqual([...SHARED_TYPES, ...DATA_TYPES]);
});
