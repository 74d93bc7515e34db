import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

const HOME = ['pages', 'home'] as const;
const GRACE = ['teamMember', 'team-grace-lin'] as const;

const placeOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

test('English and Chinese are side by side where they fit, labelled once, marked with their language, and counted', async ({
  studio,
  page,
}) => {
  await studio.open(...HOME);
  const field = studio.field('startConsultation');
  const english = field.getByRole('textbox', { name: 'English', exact: true });
  const chinese = field.getByRole('textbox', { name: '中文', exact: true });
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(chinese).toHaveAttribute('lang', 'zh-Hans');
  await expect(chinese).toHaveCSS('font-family', /PingFang SC/);
  await expect(field.getByText('Consultation button')).toHaveCount(1);
  await expect(field.getByText('Button at the top; links to Contact.')).toHaveCount(1);

  const left = await placeOf(english);
  const right = await placeOf(chinese);
  expect(right.y).toBe(left.y);
  expect(right.x).toBeGreaterThan(left.x + left.width);

  await studio.openPart('Search result');
  await studio.text('seo.title.zh').fill('明衡移民');
  await expect(
    studio.field('seo.title').getByText('Characters: 4; recommended: 8 to 30'),
  ).toBeVisible();
  await expect(studio.field('seo.title').getByText(/^This is short/)).toBeVisible();
  await expect(page.getByTestId('action-publish')).toBeEnabled();
  await studio.expectDraft('home', { seo: { title: { zh: '明衡移民' } } });

  await page.setViewportSize({ width: 420, height: 900 });
  await expect(async () => {
    const above = await placeOf(studio.text('seo.title.en'));
    const below = await placeOf(studio.text('seo.title.zh'));
    expect(below.x).toBe(above.x);
    expect(below.y).toBeGreaterThan(above.y + above.height);
  }).toPass();
});

test('rich text is side by side too and does not widen the form', async ({ studio, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await studio.open(...GRACE);
  await studio.openPart('Biography');
  const english = studio.field('bio.en');
  const chinese = studio.field('bio.zh');
  await expect(chinese.getByRole('textbox')).toBeVisible();
  const left = await placeOf(english);
  const right = await placeOf(chinese);
  expect(right.y).toBe(left.y);
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  const form = page.getByTestId('document-panel-scroller');
  expect(await form.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
});
