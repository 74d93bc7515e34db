import { expect, test } from 'vitest';
import { draftOf, siteWith } from '../../support/draftSite.ts';

test('placeholders of labels are spelled as the scripts of the site look for them', async () => {
  const registerCount = {
    en: '{{ shown }} of {{total, number}}',
    zh: '{{ total }}个中的{{shown}}个',
  };
  const { content } = await siteWith(await draftOf('labels', { ui: { registerCount } }));
  const { en, zh } = content.catalogues;
  expect(en.get('ui')).toMatchObject({ 'ui.registerCount': '{{shown}} of {{total}}' });
  expect(zh.get('ui')).toMatchObject({ 'ui.registerCount': '{{total}}个中的{{shown}}个' });
});
