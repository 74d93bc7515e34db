import type { Page } from '@playwright/test';
import { inLanguage, LANGUAGES } from './support/pages.ts';
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

for (const language of LANGUAGES) {
  const label = (key: string) => word(language.locale, `contact.form.${key}`);
  const submitOf = (page: Page) => page.getByRole('button', { name: label('submit') });

  test(`the form asks for the five fields in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage('/contact', language));
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'] as const) {
      await expect(page.locator('#form').getByLabel(label(name))).toHaveAttribute('name', name);
      const isRequired = name !== 'phone';
      await expect(fieldOf(page, name).and(page.locator(':required'))).toHaveCount(
        isRequired ? 1 : 0,
      );
    }
    await expect(fieldOf(page, 'email')).toHaveAttribute('type', 'email');
    await expect(fieldOf(page, 'message')).toHaveAttribute('rows', '4');
  });

  test(`submitting sends nothing, says so and keeps the text in ${language.name}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/contact', language));
    await fill(page);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submitOf(page).click();
    const outcome = page.getByRole('status');
    await expect(outcome).toContainText(label('notSentTitle'));
    await expect(outcome).toContainText(label('notSent'));
    for (const number of ['+1 713 555 0142', '+86 10 5550 0168'])
      await expect(outcome.getByRole('link', { name: number })).toHaveAttribute(
        'href',
        `tel:${number.replaceAll(' ', '')}`,
      );
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'] as const)
      await expect(fieldOf(page, name)).toHaveValue(TYPED[name]);
    await expect(page).toHaveURL(inLanguage('/contact', language));
    expect(requests).toEqual([]);
  });

  test(`the prepared e-mail carries the whole message in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage('/contact', language));
    await fill(page);
    await submitOf(page).click();
    const link = page.getByRole('status').getByRole('link', { name: label('emailInstead') });
    const parts = async () => {
      const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
      return { to: pathname, fields: new URLSearchParams(search.replaceAll('+', '%2B')) };
    };
    const { to, fields } = await parts();
    expect(to).toBe('info@example.com');
    expect(fields.get('subject')).toContain('Wei & Co. Zhang');
    const body = fields.get('body')?.replaceAll('\r\n', '\n');
    for (const text of Object.values(TYPED)) expect(body).toContain(text);
    await fieldOf(page, 'message').fill('Changed afterwards');
    await expect.poll(async () => (await parts()).fields.get('body')).toContain('Changed after');
  });

  test(`required fields and the e-mail address are checked in ${language.name}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/contact', language));
    for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
      await fill(page, { ...TYPED, [name]: '' });
      await submitOf(page).click();
      await expect(fieldOf(page, name)).toBeFocused();
      await expect(page.getByText(label('notSentTitle'))).toHaveCount(0);
    }
    await fill(page, { ...TYPED, email: 'nobody' });
    await submitOf(page).click();
    await expect(fieldOf(page, 'email')).toBeFocused();
    await expect(page.getByText(label('notSentTitle'))).toHaveCount(0);
    await fill(page, { ...TYPED, phone: '' });
    await submitOf(page).click();
    await expect(page.getByText(label('notSentTitle'))).toBeVisible();
  });

  test(`the card tells how to reach the firm in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage('/contact', language));
    const card = page.locator('#information');
    await expect(card).toContainText(/TX|得克萨斯/);
    for (const href of ['tel:+17135550142', 'tel:+861055500168', 'mailto:info@example.com'])
      await expect(card.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(card).toContainText(word(language.locale, 'site.hoursWeekdays'));
    await expect(card).toContainText(word(language.locale, 'site.hoursWeekend'));
  });
}
