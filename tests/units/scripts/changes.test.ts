import { expect, test } from 'vitest';
import { changesBetween, describeChanges } from '../../../scripts/pull/changes.ts';

const before = {
  en: { 'ui.menu': 'Menu', 'home.old': 'Gone', 'home.kept': 'Same' },
  zh: { 'ui.menu': '菜单', 'home.old': '删除', 'home.kept': '不变' },
};
const after = {
  en: { 'ui.menu': 'Menu', 'home.kept': 'Same', 'home.new': 'First\nSecond' },
  zh: { 'ui.menu': '目录', 'home.kept': '不变', 'home.new': '新' },
};

test('every text that is new, gone or different is a change', () => {
  expect(changesBetween(before, after)).toEqual([
    { locale: 'en', key: 'home.old', before: 'Gone' },
    { locale: 'en', key: 'home.new', after: 'First\nSecond' },
    { locale: 'zh', key: 'ui.menu', before: '菜单', after: '目录' },
    { locale: 'zh', key: 'home.old', before: '删除' },
    { locale: 'zh', key: 'home.new', after: '新' },
  ]);
});

test('the report is Markdown that people can read', () => {
  expect(describeChanges(changesBetween(before, after))).toMatchInlineSnapshot(`
    "# Content changes

    5 texts changed.

    ## home.old (en)

    > Gone

    Removed.

    ## home.new (en)

    New.

    > First
    > Second

    ## ui.menu (zh)

    > 菜单

    > 目录

    ## home.old (zh)

    > 删除

    Removed.

    ## home.new (zh)

    New.

    > 新
    "
  `);
});

test('without a change the report says so', () => {
  expect(describeChanges(changesBetween(after, after))).toBe(
    '# Content changes\n\nNo text changed.\n',
  );
});

test('before the first pull everything is new', () => {
  expect(changesBetween(undefined, after)).toHaveLength(6);
});
