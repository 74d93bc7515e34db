import { expect, test } from 'vitest';
import { alternates, localPath, splitLocale } from '../../../locales/localPath.ts';

test.each([
  { path: '/', en: '/', zh: '/zh' },
  { path: '/about', en: '/about', zh: '/zh/about' },
  { path: '/citizenship/st-lucia', en: '/citizenship/st-lucia', zh: '/zh/citizenship/st-lucia' },
])('$path is $en in English and $zh in Chinese', ({ path, en, zh }) => {
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
  'treats %s as English',
  (pathname) => {
    expect(splitLocale(pathname)).toEqual({ locale: 'en', path: pathname });
  },
);
