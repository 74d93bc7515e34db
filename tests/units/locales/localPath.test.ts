import { expect, test } from 'vitest';
import { alternates, localPath, splitLocale } from '../../../locales/localPath.ts';

test.each([
  { path: '/', en: '/', zh: '/zh' },
  { path: '/about', en: '/about', zh: '/zh/about' },
  { path: '/citizenship/st-lucia', en: '/citizenship/st-lucia', zh: '/zh/citizenship/st-lucia' },
])('$path stands at $en in English and at $zh in Chinese', ({ path, en, zh }) => {
  expect(localPath(path, 'en')).toBe(en);
  expect(localPath(path, 'zh')).toBe(zh);
  expect(alternates(path)).toEqual([
    { locale: 'en', path: en },
    { locale: 'zh', path: zh },
  ]);
  expect(splitLocale(en)).toEqual({ locale: 'en', path });
  expect(splitLocale(zh)).toEqual({ locale: 'zh', path });
});

test.each(['/zhejiang', '/zh-cn/about', '/about/zh', '/en/about'])(
  '%s is an English path that only looks like a language',
  (pathname) => {
    expect(splitLocale(pathname)).toEqual({ locale: 'en', path: pathname });
  },
);
