import { expect, test } from 'vitest';
import { pathProblem, slugProblem } from '../../../studio/schema/rules/slug.ts';

test.each(['spain', 'st-lucia', 'eb1a-niw', '2026', 'a'.repeat(60)])('%s is a slug', (slug) => {
  expect(slugProblem(slug)).toBeUndefined();
});

test.each([
  '',
  ' spain',
  'Spain',
  '../x',
  '..',
  '.',
  'a/b',
  'a\\b',
  'a b',
  'a_b',
  '-a',
  'a-',
  'a--b',
  'a.html',
  'a?b',
  'a#b',
  'a%2fb',
  'españa',
  '西班牙',
  'spain\n',
  '__proto__',
])('%j is not a safe slug', (slug) => {
  expect(slugProblem(slug)).toMatch(/is not a safe address/);
});

test.each(['404', 'assets', 'images', 'index', 'api', 'hooks', 'en', 'zh'])(
  '%s is reserved by the site',
  (slug) => {
    expect(slugProblem(slug)).toMatch(/is reserved by the site/);
  },
);

test('a slug has at most 60 characters', () => {
  expect(slugProblem('a'.repeat(61))).toMatch(/too long/);
});

test.each(['/turkiye', '/citizenship/turkiye', '/other-citizenship/saint-lucia'])(
  '%s can be an old address',
  (path) => {
    expect(pathProblem(path)).toBeUndefined();
  },
);

test.each([
  '/',
  '',
  'citizenship',
  '//evil.example',
  '/a//b',
  '/a/',
  '/A',
  '/a/../b',
  '/index',
  '/404',
  '/zh/about',
  '/images/x',
  'https://evil.example/a',
])('%j cannot be an old address', (path) => {
  expect(pathProblem(path)).toEqual(expect.any(String));
});
