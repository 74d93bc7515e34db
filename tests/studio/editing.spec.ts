import { expect, test } from './support/test.ts';

const SPAIN = ['programs', 'citizenship', 'program-citizenship-spain'] as const;

test('a sentence changed in both languages is kept, published and there after a reload', async ({
  studio,
}) => {
  await studio.signIn();
  await studio.open(...SPAIN);
  await studio.openTab('Texts');
  await studio.text('hero.title.en').fill('Spain, by way of residence');
  await studio.text('hero.title.zh').fill('经由居留入籍西班牙');
  await expect
    .poll(() => studio.draft(SPAIN[2]))
    .toMatchObject({
      hero: { title: { en: 'Spain, by way of residence', zh: '经由居留入籍西班牙' } },
    });
  await studio.publish(SPAIN[2]);
  expect(await studio.published(SPAIN[2])).toMatchObject({
    hero: { title: { en: 'Spain, by way of residence', zh: '经由居留入籍西班牙' } },
  });
  await studio.page.reload();
  await studio.openTab('Texts');
  await expect(studio.text('hero.title.zh')).toHaveValue('经由居留入籍西班牙');
});
