import { expect, test } from 'vitest';
import { DATA_TYPES, DOCUMENT_TYPES, SHARED_TYPES } from '../../../../locales/routes.ts';
import { sitePlace } from '../../../../studio/interface/translations/sitePlace.ts';

test('documents are grouped as the lists of the Studio are, in their order', () => {
  const places = [
    sitePlace({ _type: 'program', family: 'citizenship' }),
    ...['teamMember', 'project', 'guide', 'glossaryTerm', 'home', 'labels'].map((_type) =>
      sitePlace({ _type }),
    ),
  ];
  expect(places.map(({ group }) => group)).toEqual([
    'Programmes: Citizenship',
    ...['Team', 'Projects', 'Guides', 'Glossary terms', 'Pages', 'Settings'],
  ]);
  const positions = places.map(({ groupPosition }) => groupPosition);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
});

test('only what belongs to no list is among the settings', () => {
  const settings = DOCUMENT_TYPES.filter((_type) => sitePlace({ _type }).group === 'Settings');
  expect(settings).toEqual([...SHARED_TYPES, ...DATA_TYPES]);
});
