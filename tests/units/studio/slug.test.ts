import { expect, test } from 'vitest';
import { pathProblem, slugProblem } from '../../../studio/schema/rules/slug.ts';

test.each(['spain', 'st-lucia', 'eb1a-niw', '2026', 'a'.repeat(60)])(
  'accepts the slug %s',
  (slug) => {
    expect(slugProblem(slug)).toBeUndefined();
  },
);

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
])('rejects the unsafe slug %j', (slug) => {
  expect(slugProblem(slug)).toMatch(/is not a safe address/);
});

test.each(['404', 'assets', 'images', 'index', 'api', 'hooks', 'en', 'zh'])(
  'rejects the reserved slug %s',
  (slug) => {
    expect(slugProblem(slug)).toMatch(/is reserved by the site/);
  },
);

test('limits a slug to 60 characters', () => {
  expect(slugProblem('a'.repeat(61))).toMatch(/too long/);
});

test.each(['/turkiye', '/citizenship/turkiye', '/other-citizenship/saint-lucia'])(
  'accepts %s as an old address',
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
])('rejects %j as an old address', (path) => {
  expect(pathProblem(path)).toEqual(expect.any(String));
});

test('asks for an old address without its language', () => {
  expect(pathProblem('/zh/citizenship/spain')).toMatch(/without a language/);
});
