import type { Page } from '@playwright/test';
import { COPY_WORDS } from '../../components/islands/contactProps.ts';
import { catalogues } from '../support/content.ts';
import { parsedPage } from './support/builtPage.ts';
import { boxOf } from './support/geometry.ts';
import { inLanguage, LANGUAGES, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const TYPED = {
  firstName: 'Wei & Co.',
  lastName: 'Zhang',
  email: 'wei@example.org',
  phone: '+1 713 555 0199',
  message: 'Two children, 100% sure?\nWe live in 成都 #1.',
};

type Field = keyof typeof TYPED;

const fieldOf = (page: Page, name: Field) => page.locator(`#form [name=${name}]`);

async function fill(page: Page, fields: Partial<typeof TYPED> = TYPED) {
  for (const [name, text] of Object.entries(fields))
    await page.locator(`[name=${name}]`).fill(text);
}

const [, language] = LANGUAGES;
const label = (key: string) => word(language.locale, `contact.form.${key}`);
/** A firm may leave these words empty. */
const canCopy = COPY_WORDS.every((name) => catalogues[language.locale][`contact.form.${name}`]);
const submitOf = (page: Page) => page.getByRole('button', { name: label('submitByEmail') });
const missing = (name: Field) =>
  word(language.locale, 'contact.form.missing', { field: label(name) });

test('the form has five fields, validates them, and shows errors below each until it is corrected', async ({
  page,
}) => {
  await page.goto(inLanguage('/contact', language));
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'] as const) {
    await expect(page.locator('#form').getByLabel(label(name))).toHaveAttribute('name', name);
    const isRequired = name !== 'phone';
    await expect(fieldOf(page, name).and(page.locator(':required'))).toHaveCount(
      isRequired ? 1 : 0,
    );
  }
  const namesOf = (address: string) =>
    parsedPage(address)
      .querySelectorAll('#form input')
      .slice(0, 2)
      .map((input) => input.getAttribute('name'));
  expect(namesOf('/contact')).toEqual(['firstName', 'lastName']);
  expect(namesOf('/zh/contact')).toEqual(['lastName', 'firstName']);
  await expect(fieldOf(page, 'email')).toHaveAttribute('type', 'email');
  await expect(fieldOf(page, 'message')).toHaveAttribute('rows', '4');
  await expect(fieldOf(page, 'phone')).toHaveAccessibleName(
    `${label('phone')} ${label('optional')}`,
  );
  await expect(page.locator('#form [aria-invalid=false]')).toHaveCount(5);

  const lines = label('description').split('\n');
  const paragraphs = page.locator('#form > p');
  await expect(paragraphs).toHaveText(lines);
  for (const [index] of lines.slice(1).entries()) {
    const above = await boxOf(paragraphs.nth(index));
    const below = await boxOf(paragraphs.nth(index + 1));
    expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(8);
  }

  await fieldOf(page, 'email').fill('nobody');
  await submitOf(page).click();
  for (const name of ['firstName', 'lastName', 'message'] as const)
    await expect(fieldOf(page, name)).toHaveAccessibleDescription(missing(name));
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(label('invalidEmail'));
  await expect(page.locator('#form [aria-invalid=true]')).toHaveCount(4);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The focus does not move, so it announces nothing.
  await fieldOf(page, 'lastName').press('Enter');
  await expect(page.getByRole('alert')).toHaveText(missing('lastName'));
  await expect(fieldOf(page, 'phone')).toHaveAccessibleDescription('');
  await expect(fieldOf(page, 'lastName')).toBeFocused();
  await fieldOf(page, 'email').fill('');
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(missing('email'));
  await fill(page);
  await expect(page.locator('#form [aria-invalid=true]')).toHaveCount(0);
  for (const problem of [missing('email'), label('invalidEmail')])
    await expect(page.getByText(problem)).toHaveCount(0);

  for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
    await fill(page, { ...TYPED, [name]: '' });
    await submitOf(page).click();
    await expect(fieldOf(page, name)).toBeFocused();
    await expect(page.getByText(label('notSentTitle'))).toHaveCount(0);
  }
  for (const email of ['nobody', 'nobody@example']) {
    await fill(page, { ...TYPED, email });
    await submitOf(page).click();
    await expect(fieldOf(page, 'email')).toBeFocused();
    await expect(page.getByText(label('notSentTitle'))).toHaveCount(0);
  }
  await fill(page, { ...TYPED, message: ' \n ' });
  await submitOf(page).click();
  await expect(fieldOf(page, 'message')).toHaveAccessibleDescription(missing('message'));
  await expect(page.getByText(label('notSentTitle'))).toHaveCount(0);
  await fill(page, { ...TYPED, phone: '' });
  await submitOf(page).click();
  await expect(page.getByText(label('notSentTitle'))).toBeVisible();
});

test('without an endpoint, submitting sends nothing, says so, keeps the text and offers alternatives', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(inLanguage('/contact', language));
  await fill(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await submitOf(page).click();
  const outcome = page.getByRole('status');
  const { email: firm, phoneUs, phoneInternational } = SITE.contact;
  const phones = [phoneUs, phoneInternational].filter((one) => one !== undefined);
  await test.step('says that nothing was sent, and keeps the text', async () => {
    await expect(outcome).toContainText(label('notSentTitle'));
    await expect(outcome).toContainText(label('notSent'));
    for (const number of phones)
      await expect(outcome.getByRole('link', { name: number })).toHaveAttribute(
        'href',
        /^tel:\+?\d+$/,
      );
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'] as const)
      await expect(fieldOf(page, name)).toHaveValue(TYPED[name]);
    await expect(page).toHaveURL(inLanguage('/contact', language));
  });
  if (canCopy)
    await test.step('offers to copy the message', async () => {
      await outcome.getByRole('button', { name: label('copyInstead') }).click();
      await expect(outcome).toContainText(firm);
      // Otherwise the whole content would be announced again.
      await expect(outcome).toHaveAttribute('aria-atomic', 'false');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      for (const text of Object.values(TYPED))
        expect(copied.replaceAll('\r\n', '\n')).toContain(text);
    });
  const link = outcome.getByRole('link', { name: label('emailInstead') });
  const parts = async () => {
    const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
    return { to: pathname, fields: new URLSearchParams(search.replaceAll('+', '%2B')) };
  };
  await test.step('prepares an e-mail with the whole message', async () => {
    const { to, fields } = await parts();
    expect(to).toBe(firm);
    expect(fields.get('subject')).toContain('Wei & Co. Zhang');
    const body = fields.get('body')?.replaceAll('\r\n', '\n');
    for (const text of Object.values(TYPED)) expect(body).toContain(text);
    await fieldOf(page, 'message').fill('Changed afterwards');
    await expect.poll(async () => (await parts()).fields.get('body')).toContain('Changed after');
  });
  if (canCopy)
    await test.step('copies a message that is too long for a link, to be pasted', async () => {
      await fieldOf(page, 'message').fill('一家三口'.repeat(60));
      await expect.poll(async () => [...(await parts()).fields.keys()]).toEqual(['subject']);
      await link.evaluate((element) =>
        element.addEventListener('click', (event) => event.preventDefault()),
      );
      await link.click();
      await expect(outcome).toContainText(firm);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('一家三口'.repeat(60));
    });
  if (canCopy)
    await test.step('says so if the browser refuses to copy it', async () => {
      await page.evaluate(() =>
        Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }),
      );
      await link.click();
      await expect(outcome).toContainText(
        word(language.locale, 'contact.form.notCopied', { email: firm }),
      );
    });
  await test.step('moves focus there again on a second submit', async () => {
    await submitOf(page).click();
    await expect(outcome).toBeFocused();
  });
  expect(requests).toEqual([]);
  await test.step('stacks the phone numbers on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const numbers = outcome.locator('a[href^="tel:"]');
    await expect(numbers).toHaveCount(phones.length);
    // Measured in one call, because the page may still be scrolling.
    const places = await numbers.evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .map(({ x, y, height }) => ({ x, y, height })),
    );
    expect(new Set(places.map(({ x }) => x)).size).toBe(1);
    expect(new Set(places.map(({ y }) => y)).size).toBe(phones.length);
    expect(Math.max(...places.map(({ height }) => height))).toBeLessThan(40);
  });
});

test('scrolls an invalid field into view with its label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without smooth scrolling, which could still be in progress.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  await fill(page, { lastName: 'Zhang', email: 'wei@example.org', message: '100%' });
  // Scrolls so that the field is visible, but its label is below the bar.
  await fieldOf(page, 'firstName').evaluate((field) =>
    scrollBy({ top: field.getBoundingClientRect().top - 80, behavior: 'instant' }),
  );
  await page
    .getByRole('button', { name: word('en', 'contact.form.submitByEmail') })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  const bar = page.getByRole('banner');
  const label = page.getByText(word('en', 'contact.form.firstName'), { exact: true });
  await expect.poll(async () => (await boxOf(label)).y).toBeGreaterThan((await boxOf(bar)).bottom);
});
