import { describe, expect, test } from 'vitest';
import { programAt, site } from '../support/content.ts';

const COUNTRIES = site.programs.filter(({ family, tracks }) => family !== 'usGreenCard' && !tracks);

test('has seventeen country pages with one track', () => {
  expect(COUNTRIES).toHaveLength(17);
});

describe.each(COUNTRIES)('$path', ({ slug, parts }) => {
  test('has the six benefits, one about education or quality of life', () => {
    const benefits = parts?.benefits.map((kind) => (kind === 'quality' ? 'education' : kind));
    expect(benefits).toEqual(['travel', 'work', 'healthcare', 'education', 'business', 'family']);
  });

  test('has the six requirements; Argentina has funds instead of financial proof', () => {
    const proof = slug === 'argentina' ? 'funds' : 'financial';
    expect(parts?.requirements).toEqual([
      'investment',
      'criminal',
      'passport',
      proof,
      'fee',
      'insurance',
    ]);
  });

  test('has the four steps', () => {
    expect(parts?.timeline).toEqual(['initial', 'residence', 'permanent', 'citizenship']);
  });
});

test('Chile has a business and a birth track', () => {
  const { parts, tracks } = programAt('/other-citizenship/chile');
  expect(parts).toBeNull();
  expect(tracks?.business.benefits).toHaveLength(6);
  expect(tracks?.business.requirements).toHaveLength(6);
  expect(tracks?.business.timeline).toEqual(['initial', 'residence', 'permanent', 'citizenship']);
  expect(tracks?.birth.benefits).toHaveLength(6);
  expect(tracks?.birth.requirements).toEqual(['visa', 'medical', 'fees', 'compliance']);
  expect(tracks?.birth.timeline).toEqual(['initial', 'registration', 'residency', 'transition']);
});

test.each([
  { path: '/us-green-card/eb1a-niw', steps: ['initial', 'i140', 'greenCard', 'citizenship'] },
  { path: '/us-green-card/eb1c', steps: ['initial', 'i140', 'greenCard', 'citizenship'] },
  { path: '/us-green-card/eb5', steps: ['initial', 'conditional', 'greenCard', 'citizenship'] },
])('$path has six benefits, four requirements and its steps', ({ path, steps }) => {
  const { parts } = programAt(path);
  expect(parts?.benefits).toHaveLength(6);
  expect(parts?.requirements).toHaveLength(4);
  expect(parts?.timeline).toEqual(steps);
});

test('the indexes and Other programs have the specified benefits and services', () => {
  const { citizenshipIndex, usGreenCardIndex, residencyIndex, otherPrograms } = site.screens;
  expect(citizenshipIndex?.benefits).toEqual([
    'freedom',
    'education',
    'healthcare',
    'business',
    'travel',
    'family',
  ]);
  expect(usGreenCardIndex?.benefits).toEqual([
    'work',
    'education',
    'healthcare',
    'family',
    'travel',
    'security',
  ]);
  expect(residencyIndex?.benefits).toHaveLength(6);
  expect(otherPrograms?.assetAllocation).toEqual([
    'realEstate',
    'securities',
    'taxPlanning',
    'retirement',
    'business',
  ]);
  expect(otherPrograms?.education).toEqual([
    'selection',
    'visa',
    'housing',
    'counseling',
    'cultural',
    'support',
  ]);
  expect(otherPrograms?.whyChooseUs).toEqual(['experience', 'team', 'security', 'peace']);
});

test('heroes have the specified heights', () => {
  const heights = new Map([
    ...Object.values(site.screens).map(({ path, heroHeight }) => [path, heroHeight] as const),
    ...site.programs.map(({ path, heroHeight }) => [path, heroHeight] as const),
    ...site.projects.map(({ path, heroHeight }) => [path, heroHeight] as const),
  ]);
  expect(heights.get('/')).toBe(80);
  expect(heights.get('/other-citizenship/chile')).toBe(60);
  for (const path of ['/citizenship/spain', '/other-citizenship/spain', '/citizenship/france'])
    expect(heights.get(path), path).toBe(50);
  for (const path of [
    '/other-citizenship/france',
    '/other-citizenship/paraguay',
    '/other-programs',
  ])
    expect(heights.get(path), path).toBe(50);
  heights.delete('/');
  expect([...new Set(heights.values())].sort()).toEqual([40, 50, 60]);
});

test('the founder has eleven captioned pictures, the project nine, and every member a photo', () => {
  expect(site.team.map(({ carousel }) => carousel.length)).toEqual([11, 0, 0, 0, 0, 0]);
  expect(site.team[0]?.carousel.every(({ captioned }) => captioned)).toBe(true);
  expect(site.projects.map(({ carousel }) => carousel.length)).toEqual([9]);
  expect(new Set(site.team.map(({ photo }) => photo.name)).size).toBe(6);
});
