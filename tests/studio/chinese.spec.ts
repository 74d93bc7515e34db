import { expect, test } from './support/test.ts';

test('an editor chooses Chinese, for forms, messages and the Studio itself', async ({
  studio,
  page,
}) => {
  await studio.open();
  await page.getByRole('button', { name: '中文', exact: true }).click();
  await expect.poll(() => studio.items('内容')).toContain('律所与网站');
  await expect(page.getByRole('link', { name: '复核' })).toBeVisible();

  await studio.open('pages', 'home');
  await expect(studio.field('hero.title')).toContainText('页面上唯一的大标题。');
  await studio.text('startConsultation.en').fill('');
  await expect(studio.text('startConsultation.en')).toHaveAccessibleDescription('请填写');
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();

  await page.getByRole('link', { name: '变化', exact: true }).click();
  await expect(page.getByTestId('kept-back')).toContainText(/ › 英文：请填写/);

  await page.getByRole('link', { name: '发布批次', exact: true }).click();
  await expect(page.getByText('把多篇文档的改动收在一个批次里')).toBeVisible();
  await page.getByRole('button', { name: '新建批次' }).first().click();
  await expect(page.getByRole('dialog', { name: '新建批次' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.getByRole('button', { name: 'New release' })).toBeVisible();
});
