import { expect, test } from './support/test.ts';

test('an editor chooses Chinese, for forms, messages and the Studio itself', async ({
  studio,
  page,
  lake,
}) => {
  await studio.open();
  await page.getByRole('button', { name: '中文', exact: true }).click();
  await expect.poll(() => studio.items('内容')).toContain('律所与网站');
  await expect(page.getByRole('link', { name: '复核' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');

  await studio.open('pages', 'about,view=preview');
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', /^zh/);

  await studio.open('pages', 'home');
  await expect(studio.field('hero.title')).toContainText('页面上唯一的大标题。');
  await studio.text('startConsultation.en').fill('');
  await expect(studio.text('startConsultation.en')).toHaveAccessibleDescription('请填写');
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();

  await lake.client().create({ _type: 'claimRule', words: ['fastest'], language: 'en' });
  await studio.open('claimRule');
  await expect
    .poll(() => studio.items('慎用语'))
    .toEqual([expect.stringMatching(/fastest\s+英文/)]);

  await test.step('messages name people and dates in Chinese', async () => {
    await studio.open('teamMember', 'team-elif-aydin');
    await studio.text('slug').fill('grace-lin');
    await expect(studio.text('slug')).toHaveAccessibleDescription(/“林嘉慧”已使用这个地址/);
    await page.getByRole('button', { name: '显示在哪里' }).click();
    await expect(page.getByText('中文：/zh/team/elif-aydin')).toBeVisible();
    await page.getByPlaceholder('搜索列表').fill('嘉慧');
    await expect(page.getByText('按相关度排序')).toBeVisible();
    await expect.poll(() => studio.items('团队')).toEqual([expect.stringContaining('林嘉慧')]);

    await studio.open('project', 'project-twinlakes');
    await page.getByRole('button', { name: '显示在哪里' }).click();
    await expect(page.getByText('“EB-5投资移民”页面上的卡片')).toBeVisible();
    // 项目 is a programme or a project; an empty list has no entries.
    await expect(studio.field('formerSlugs')).toContainText('还没有内容');

    await studio.open('programs', 'citizenship', 'program-citizenship-spain');
    await studio.openPart('数字');
    await page.getByText('最低投资额：50万欧元').click();
    const asOf = studio.text('figures[_key=="minInvestment"].asOf');
    await asOf.fill('2026年11月20日');
    await asOf.press('Enter');
    await expect(asOf).toHaveAccessibleDescription(/日期没有保存：请写成 2026-09-01 的格式/);
    await asOf.fill('2026-09-02');
    await studio.text('figures[_key=="minInvestment"].value').fill('60万');
    await studio.expectDraft('program-citizenship-spain', {
      figures: [{ value: 600_000, asOf: '2026-09-02' }, {}, {}, {}, {}],
    });
    await page.keyboard.press('Escape');
  });

  await page.getByRole('link', { name: '变化', exact: true }).click();
  await expect(page.getByText(/西班牙.* · 最低投资额：500,000 EUR 600,000 EUR/)).toBeVisible();
  await expect(page.getByTestId('kept-back')).toContainText(/ › 英文：请填写/);

  await test.step('in a narrow window the languages are aligned with the tools', async () => {
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.getByRole('button').first().click();
    const left = async (words: string) =>
      (await page.getByText(words, { exact: true }).last().boundingBox())?.x;
    // The menu slides in.
    await expect(async () => {
      const icon = 25;
      expect(await left('English')).toBeLessThan(Number(await left('复核')) + icon);
    }).toPass();
    await page.keyboard.press('Escape');
    if (viewport) await page.setViewportSize(viewport);
  });

  await page.getByRole('link', { name: '发布批次', exact: true }).click();
  await expect(page.getByText('把多篇文档的改动收在一个批次里')).toBeVisible();
  await page.getByRole('button', { name: '新建批次' }).first().click();
  await expect(page.getByRole('dialog', { name: '新建批次' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.getByRole('button', { name: 'New release' })).toBeVisible();
});
