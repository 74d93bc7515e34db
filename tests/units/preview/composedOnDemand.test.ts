import { expect, test, vi } from 'vitest';
import { composedOnDemand } from '../../../studio/interface/preview/draft/composedOnDemand.ts';

test('texts are composed once, when the first language of their page is rendered', () => {
  const compose = vi.fn(() => ({ en: { 'ui.menu': 'Menu' }, zh: { 'ui.menu': '菜单' } }));
  const never = vi.fn(() => ({ en: {}, zh: {} }));
  const { en, zh } = composedOnDemand([
    { groups: ['ui', 'errors'], compose },
    { groups: ['team.grace-lin'], compose: never },
  ]);
  expect(compose).not.toHaveBeenCalled();
  expect([en.get('ui'), zh.get('ui')]).toEqual([{ 'ui.menu': 'Menu' }, { 'ui.menu': '菜单' }]);
  // A group without texts is empty; an unknown one is undefined.
  expect([en.get('errors'), en.get('team.nobody')]).toEqual([{}, undefined]);
  expect(compose).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});
