import type { FrameLocator, Locator } from '@playwright/test';
import { FAST_POLL, type Studio } from './support/Studio.ts';
import { expect, test } from './support/test.ts';

const SPAIN = ['programs', 'citizenship', 'program-citizenship-spain'] as const;
const ABOUT = ['pages', 'about'] as const;
const TWINLAKES = ['project', 'project-twinlakes'] as const;
const GRACE = ['teamMember', 'team-grace-lin'] as const;

/** Wide enough for all panes. */
const WIDE = { width: 2400, height: 900 };

/** Opens a document with form and preview side by side, like the button of the pane. */
async function openBoth(studio: Studio, panes: readonly string[]): Promise<void> {
  await studio.page.setViewportSize(WIDE);
  await studio.open(`${panes.join(';')}%7C%2Cview%3Dpreview`);
  await expect(form(studio)).toBeVisible();
}

/** The form of the first pane; that of the second is hidden behind the preview. */
const form = (studio: Studio): Locator => studio.page.getByTestId('form-view').first();

async function write(studio: Studio, path: string, text: string): Promise<void> {
  const field = form(studio).getByTestId(`field-${path}`);
  await field.locator('input, textarea').fill(text);
}

const frame = (studio: Studio, language: 'English' | 'Chinese'): FrameLocator =>
  studio.page.frameLocator(`iframe[title="Preview in ${language}"]`);

const choose = (studio: Studio, name: string) =>
  studio.page.getByRole('button', { name, exact: true }).click();

const widthOf = async (element: Locator) => (await element.boundingBox())?.width;

/** Scroll position of the page in a frame, in CSS pixels. */
const scrollOf = (page: FrameLocator) => page.locator('html').evaluate((html) => html.scrollTop);

const scrollTo = (page: FrameLocator, top: number) =>
  page.locator('html').evaluate((html, top) => html.scrollTo({ top, behavior: 'instant' }), top);

test('the page follows every keystroke and shows what it changes; the shown day can be typed', async ({
  studio,
  page,
}) => {
  await openBoth(studio, SPAIN);
  const english = frame(studio, 'English');
  const headline = english.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(/Spanish nationality/);
  await form(studio).getByRole('tab', { name: 'Texts' }).click();
  const field = form(studio).getByTestId('field-hero.title.en').locator('input, textarea');
  await test.step('scrolls to a change that is out of sight, but not away from one in sight', async () => {
    await scrollTo(english, 3000);
    await field.selectText();
    await page.keyboard.type('A headline');
    await expect(headline).toHaveText('A headline');
    await expect(headline).toBeInViewport();
    await scrollTo(english, 100);
    await page.keyboard.type(' of this moment');
    await expect(headline).toHaveText('A headline of this moment');
    expect(await scrollOf(english)).toBe(100);
  });
  // The page's own language switch leads to the same document, whose address may change.
  await english.getByRole('link', { name: '中文' }).first().click();
  await form(studio).getByRole('tab', { name: 'All fields' }).click();
  await write(studio, 'slug', 'spain-today');
  await write(studio, 'hero.title.zh', '此刻的标题');
  await expect(frame(studio, 'Chinese').getByRole('heading', { level: 1 })).toHaveText(
    '此刻的标题',
  );
  await studio.expectDraft(SPAIN[2], {
    slug: { current: 'spain-today' },
    hero: { title: { en: 'A headline of this moment', zh: '此刻的标题' } },
  });

  await test.step('the shown day can be typed part by part, and cleared', async () => {
    const day = page.getByLabel('On', { exact: true });
    await day.fill('2099-03-01');
    await day.focus();
    await page.keyboard.type('05');
    await expect(day).toHaveValue('2099-05-01');
    await day.fill('');
    await expect(day).not.toHaveValue(/^(?:2099.*)?$/);
    // Each of two previews has a day of its own.
    await studio.open(`${SPAIN.join(';')}%2Cview%3Dpreview;team-grace-lin%2Cview%3Dpreview`);
    await expect(day).toHaveCount(2);
  });
});

test('shows both languages side by side, marks a missing one, and keeps the width of a phone', async ({
  studio,
}) => {
  await openBoth(studio, ABOUT);
  await choose(studio, 'Side by side');
  await write(studio, 'hero.title.zh', '此刻的标题');
  const chinese = frame(studio, 'Chinese').getByRole('heading', { level: 1 });
  await expect(chinese).toHaveText('此刻的标题');
  await write(studio, 'hero.title.zh', '');
  await expect(chinese).toHaveText('[Chinese is missing: Top of the page › Headline]');
  await expect(
    studio.page.getByText('Chinese is missing in Top of the page › Headline'),
  ).toBeVisible();
  await expect(frame(studio, 'English').getByRole('heading', { level: 1 })).toHaveText(
    'Advice before applications',
  );
  await expect
    .poll(async () => (await studio.draft(ABOUT[1]))?.hero.title, FAST_POLL)
    .not.toHaveProperty('zh');

  await choose(studio, 'Chinese');
  const width = () =>
    frame(studio, 'Chinese')
      .locator('html')
      .evaluate(() => innerWidth);
  await expect.poll(width).toBe(1280);
  await studio.page.getByRole('button', { name: 'Phone' }).press('Enter');
  await expect.poll(width).toBe(390);
  await studio.page.reload();
  await expect.poll(width).toBe(390);
});

test('pictures can be turned, and stay turned during edits', async ({ studio }) => {
  await openBoth(studio, TWINLAKES);
  const english = frame(studio, 'English');
  const carousel = english.getByRole('region', { name: 'Project pictures' });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await expect(carousel.getByText('2 / 9', { exact: true })).toBeVisible();
  await form(studio).getByRole('tab', { name: 'Texts' }).click();
  await write(studio, 'hero.title.en', 'Twin Lakes, as written now');
  await expect(english.getByRole('heading', { level: 1 })).toHaveText('Twin Lakes, as written now');
  await expect(carousel.getByText('2 / 9', { exact: true })).toBeVisible();
  const picture = carousel.locator('img').nth(1);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await studio.expectDraft(TWINLAKES[1], { hero: { title: { en: 'Twin Lakes, as written now' } } });
});

test('shows the edits of others', async ({ studio, lake }) => {
  await openBoth(studio, ['pages', 'citizenshipIndex']);
  const card = frame(studio, 'English').getByRole('heading', {
    level: 3,
    name: 'Kingdom of Belgium',
  });
  const { _rev, ...belgium } = (await studio.published('program-citizenship-belgium')) ?? {
    _type: '',
  };
  await lake.client().create({
    ...belgium,
    _id: 'drafts.program-citizenship-belgium',
    title: { _type: 'localeString', en: 'Kingdom of Belgium', zh: '比利时王国' },
    slug: { _type: 'slug', current: 'kingdom' },
  });
  await expect(card).toBeVisible();
  await test.step('without moving what is read', async () => {
    await scrollTo(frame(studio, 'English'), 2000);
    const id = 'drafts.citizenshipIndex';
    const { _rev, ...index } = (await studio.published('citizenshipIndex')) ?? { _type: '' };
    await lake.client().create({ ...index, _id: id });
    await lake.client().patch(id).set({ 'hero.title.en': 'Someone else’s headline' }).commit();
    const headline = frame(studio, 'English').getByRole('heading', { level: 1 });
    await expect(headline).toHaveText('Someone else’s headline');
    await expect(headline).not.toBeInViewport();
  });
  // A linked page is shown from its top, and opened where visitors find it.
  await card.click();
  await expect(studio.page.getByText('You followed a link to /citizenship/kingdom.')).toBeVisible();
  await expect(studio.page.getByRole('link', { name: 'Open in English' })).toHaveAttribute(
    'href',
    'http://localhost:3000/citizenship/belgium',
  );
  await expect.poll(() => scrollOf(frame(studio, 'English')), FAST_POLL).toBe(0);
});

test('follows links within the page, and opens the field of a clicked text', async ({ studio }) => {
  await openBoth(studio, SPAIN);
  const english = frame(studio, 'English');
  const heading = english.getByRole('heading', { level: 1 });
  const link = english.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Citizenship');
  const sheet = english.locator('link[data-sheet][media="all"]');

  await test.step('follows a link without leaving the form', async () => {
    const address = studio.page.url();
    // Editors may write a link with a query, such as /compare?goal=residence.
    await link.evaluate((a) => a.setAttribute('href', `${a.getAttribute('href')}?goal=residence`));
    await link.click();
    await expect(heading).toHaveText(/citizenship/i);
    await expect(sheet).toHaveAttribute('data-sheet', 'programs');
    expect(studio.page.url()).toBe(address);
    await choose(studio, 'Back to this document');
    await expect(heading).toHaveText(/Spanish nationality/);
    await expect(sheet).toHaveAttribute('data-sheet', 'program');
  });

  const field = form(studio).getByTestId('field-hero.title.en').locator('input, textarea');
  await test.step('opens the field of a clicked text', async () => {
    expect(await heading.textContent()).toMatch(/^[\w\s,.:’-]+$/);
    await heading.click();
    await expect(field).toBeFocused();
  });

  await test.step('opens the figure of a clicked number or unit', async () => {
    const figures = english.locator('.glance-figure');
    // In a dialog, outside the form.
    const value = studio.page.getByTestId(/^field-figures\[.+\]\.value$/).locator('input');
    await figures.filter({ hasText: '500,000' }).click();
    await expect(value).toBeFocused();
    await expect(value).toHaveValue('500000');
    await figures.getByText('months').click();
    await expect(value).toHaveValue('3');
    await expect(value).toBeFocused();
  });

  await test.step('collapses lists to make room, and keeps the page in place', async () => {
    await studio.page.setViewportSize({ width: 1280, height: 720 });
    // Only the preview: of two documents, Sanity collapses the one that was opened first.
    await studio.open(`${SPAIN.join(';')}%2Cview%3Dpreview`);
    await expect(form(studio)).toBeHidden();
    const benefit = english.locator('#benefits h3').last();
    await benefit.click();
    const title = studio.page.getByTestId(/^field-benefits.+\.title\.en$/).locator('input');
    await expect(title).toBeFocused();
    await expect(title).toHaveValue((await benefit.textContent()) ?? '');
    await expect(benefit).toBeInViewport();
    await studio.page.setViewportSize(WIDE);
    // The list opens again, and the page moves and shrinks beside it.
    const list = studio.page.getByTestId('structure-tool-list-pane');
    await expect.poll(() => widthOf(list)).toBeGreaterThan(100);
    const shown = studio.page.locator('iframe');
    await expect.poll(() => widthOf(shown)).toBe(await widthOf(shown.locator('..')));
  });

  await test.step('opens the document of another clicked text, says so and leads back', async () => {
    await english.locator('.glance dt').first().click();
    await expect(
      form(studio).getByTestId('field-ui.minInvestment.en').locator('input'),
    ).toBeFocused();
    await expect(
      studio.page.getByText('belongs to another document, Labels, which is now open.'),
    ).toBeVisible();
    await expect(heading).toHaveText(/Spanish nationality/);
    await choose(studio, 'Back to the document of /citizenship/spain');
    await expect(form(studio).getByRole('tab', { name: 'Texts' })).toBeVisible();
    await expect(studio.page.getByText('belongs to another document')).toBeHidden();
    await expect(heading).toHaveText(/Spanish nationality/);
  });

  await test.step('does so on a linked page too', async () => {
    await link.click();
    await expect(heading).toHaveText(/citizenship/i);
    const title = await heading.textContent();
    await heading.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(title ?? '');
    await choose(studio, 'Chinese');
    await frame(studio, 'Chinese').getByRole('heading', { level: 1 }).click();
    await expect(
      form(studio).getByTestId('field-hero.title.zh').locator('input, textarea'),
    ).toBeFocused();
    // The page's own language switch also changes the language shown.
    await frame(studio, 'Chinese').getByRole('link', { name: 'English' }).first().click();
    await write(studio, 'hero.title.en', 'A second passport, written now');
    await expect(heading).toHaveText('A second passport, written now');
    await studio.expectDraft('citizenshipIndex', {
      hero: { title: { en: 'A second passport, written now' } },
    });
  });
});

test('the panel shows the addresses in both languages, and the pages with a card', async ({
  studio,
  lake,
}) => {
  await studio.open(...GRACE);
  await choose(studio, 'Where this is shown');
  for (const path of ['/team/grace-lin', '/zh/team/grace-lin', '/about', '/zh/about'])
    await expect(studio.page.getByRole('link', { name: path, exact: true })).toHaveAttribute(
      'href',
      `http://localhost:3000${path}`,
    );
  await expect(studio.page.getByText('After publishing it moves')).toHaveCount(0);

  const slug = { _type: 'slug', current: 'hukou' };
  const texts = { term: { en: 'Hukou', zh: '户口' }, text: { en: 'A register.', zh: '户籍。' } };
  await lake.client().create({ _id: 'term', _type: 'glossaryTerm', slug, ...texts });
  await studio.open('glossaryTerm', 'term');
  await choose(studio, 'Where this is shown');
  await expect(studio.page.getByText('Its entry on the page “Glossary”')).toBeVisible();
  await expect(
    studio.page.getByRole('link', { name: '/zh/glossary#hukou', exact: true }),
  ).toBeVisible();

  await test.step('on a phone, a page is shown at the width of a phone at first', async () => {
    await studio.page.setViewportSize({ width: 390, height: 844 });
    await studio.open(`${GRACE.join(';')}%2Cview%3Dpreview`);
    const page = frame(studio, 'English').locator('html');
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390);
  });
});
