import { expect, test } from './support/test.ts';

test('an editor chooses Chinese, which forms, messages and the Studio itself keep to', async ({
  studio,
  page,
}) => {
  await studio.signIn();
  await page.getByRole('button', { name: '中文', exact: true }).click();
  await expect.poll(() => studio.items('内容')).toContain('律所与网站');
  await expect(page.getByRole('link', { name: '复核' })).toBeVisible();

  await studio.open('pages', 'home');
  await expect(studio.field('hero.title')).toContainText('页面上唯一的大标题。');
  await studio.text('startConsultation.zh').fill('');
  await expect(studio.text('startConsultation.zh')).toHaveAccessibleDescription('请填写');
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();

  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect.poll(() => studio.items('Content')).toContain('Firm and site');
});
