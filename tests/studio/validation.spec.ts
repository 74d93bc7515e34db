import { addDays, dayInTimeZone } from '../../locales/day.ts';
import { expect, test } from './support/test.ts';

const SPAIN = ['programs', 'citizenship', 'program-citizenship-spain'] as const;

test('marks an unknown figure in the language that refers to it', async ({ studio, page }) => {
  await studio.open(...SPAIN);
  await studio.openPart('Texts');
  await test.step('the menus of a field wait until it is pointed at or focused', async () => {
    const menus = page.getByTestId(/^field-actions-menu/);
    await expect(studio.text('hero.title.en')).toBeVisible();
    await expect(menus.or(page.getByLabel('Insert a figure'))).toHaveCount(0);
    await studio.text('hero.title.en').hover();
    await expect(studio.field('hero.title.en').locator(menus)).toBeVisible();
    await expect(page.getByLabel('Insert a figure')).toBeVisible();
  });
  await studio.text('hero.title.en').fill('Spain for {{price}}');
  const message = '{{price}} is not a figure of this document';
  const english = studio.text('hero.title.en');
  await expect(english).toHaveAccessibleDescription(new RegExp(message));
  await expect(studio.text('hero.title.zh')).not.toHaveAccessibleDescription(new RegExp(message));
  await expect(page.getByTestId('action-publish')).toBeDisabled();

  await english.fill('Spain for ');
  await page.getByRole('button', { name: 'Insert a figure' }).click();
  await page.getByRole('menuitem', { name: /^Minimum investment: / }).click();
  await expect(english).toHaveValue('Spain for {{minInvestment}}');
  await expect(english).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(english).toHaveValue('Spain for ');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(english).toHaveValue('Spain for {{minInvestment}}');
  await page.keyboard.press('Tab');
  await expect(studio.text('hero.title.zh')).toBeFocused();
  const missing = /minInvestment}} is missing here/;
  await expect(studio.text('hero.title.zh')).toHaveAccessibleDescription(missing);
  await studio.text('hero.title.zh').fill('{{minInvestment}}入籍西班牙');
  await expect(studio.text('hero.title.zh')).not.toHaveAccessibleDescription(missing);
  await studio.publish(SPAIN[2]);
});

test('rejects an address that another page has or had, at its field', async ({ studio, page }) => {
  await studio.open(...SPAIN);
  await studio.openPart('Card and address');
  // Unlike addresses, names need not be unique, but should be.
  const name = studio.text('title.en');
  await name.fill('France');
  await expect(name).toHaveAccessibleDescription(/“France” has the same name: rename one/);
  await studio.text('order').fill('20');
  await expect(studio.text('order')).toHaveAccessibleDescription(/has the same number/);
  await expect(page.getByTestId('action-publish')).toBeEnabled();
  await name.fill('Spain');
  await expect(name).not.toHaveAccessibleDescription(/this name too/);

  const address = studio.text('slug').first();
  await address.fill('france');
  await expect(address).toHaveAccessibleDescription(/“France” already has this address/);
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  // Residence in Japan has another folder of the site.
  await address.fill('japan');
  await expect(address).not.toHaveAccessibleDescription(/already has this address/);
  await studio.publish(SPAIN[2]);

  // The former address is kept, and reserved while it is.
  await expect(studio.field('formerSlugs').locator('input')).toHaveValue('spain');
  expect(await studio.published(SPAIN[2])).toMatchObject({ formerSlugs: ['spain'] });
  await studio.open('programs', 'citizenship', 'program-citizenship-france');
  await studio.openPart('Card and address');
  await expect(address).toHaveValue('france');
  await address.fill('spain');
  await expect(address).toHaveAccessibleDescription(
    /“Spain” \(Citizenship\) used to have this address, and old links lead there/,
  );
  const list = studio.field('formerSlugs');
  await list.getByRole('button', { name: 'Add item' }).click();
  await list.locator('input').fill('japan');
  const message = '“Spain” has this address, and visitors see that page: remove it here';
  await expect(list.locator('input')).toHaveAccessibleDescription(message);
  await expect(list.getByText(message)).toBeVisible();
});

test('warns of a second glossary term of the same name and address', async ({ studio, lake }) => {
  await lake.client().create({
    _id: 'hukou',
    _type: 'glossaryTerm',
    slug: { _type: 'slug', current: 'hukou' },
    term: { en: 'Hukou', zh: '户口' },
  });
  await studio.open('glossaryTerm', 'second-hukou');
  await studio.text('term.en').fill('Hukou');
  await expect(studio.text('term.en')).toHaveAccessibleDescription(/“Hukou” has the same name/);
  await studio.text('slug').first().fill('hukou');
  await expect(studio.text('slug').first()).toHaveAccessibleDescription(
    /“Hukou” already has this address/,
  );
});

test('marks a text that is missing in both languages once in each', async ({
  studio,
  page,
  lake,
}) => {
  await lake.client().patch('team-grace-lin').unset(['initials']).commit();
  await studio.open('teamMember', 'team-grace-lin');
  await expect(studio.field('initials').getByText('Fill this in').first()).toBeVisible();
  await expect(studio.field('initials').getByText('Fill this in')).toHaveCount(2);
  // Messages of the text as a whole would be below its languages.
  await expect(page.locator('[id$="initials-messages"]:has-text("Fill this in")')).toHaveCount(0);
});

test.describe('in its own window', () => {
  // A window loads the watched words every 15 seconds at most, and has one time zone.
  test.use({ ownWindow: true, timezoneId: 'Asia/Shanghai' });

  test("says what to do about a missing text; warns once of a watched word, in its language; left open overnight, shows the editor's date", async ({
    studio,
    page,
    lake,
  }) => {
    for (const [_id, words] of [
      ['claim-one', ['保证', '最快']],
      ['claim-other', ['保证']],
    ] as const)
      await lake.client().createOrReplace({
        _id,
        _type: 'claimRule',
        language: 'zh',
        words,
        why: { en: 'nobody but the authority decides', zh: '由主管机关决定' },
        acceptable: ['不保证'],
      });
    // A lost response does not block validation: the rules are requested again.
    await page.route(/claimRule.*acceptable/, () => {}, { times: 1 });
    // Nor does a browser that is never idle, as in a hidden window.
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (callback, options) =>
        options?.timeout ? whenIdle(callback, options) : 0;
    });
    await studio.open('pages', 'home');
    const chinese = studio.text('startConsultation.zh');
    await chinese.fill('');
    await expect(chinese).toHaveAccessibleDescription('Fill this in');

    await chinese.fill('我们保证成功');
    await expect(chinese).toHaveAccessibleDescription(
      /“保证” claims more than this sentence supports: nobody but the authority decides/,
    );
    await page.getByRole('button', { name: 'Show “保证”' }).click();
    const selected = () =>
      chinese.evaluate((input: HTMLInputElement) =>
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
      );
    await expect(chinese).toBeFocused();
    expect(await selected()).toBe('保证');

    // Once, although it is repeated, and two rules watch it.
    const messages = page.locator('[id$="startConsultation.zh-messages"]');
    const buttons = page.getByRole('button', { name: /^Show “/ });
    await chinese.fill('保证成功，保证获批');
    await expect(messages.getByText(/claims more/)).toHaveText([/^“保证”/]);
    await expect(buttons).toHaveText(['Show “保证”', 'Show “保证”']);
    await chinese.fill('我们最快');
    await expect(messages.getByText(/claims more/)).toHaveText([/^“最快”/]);
    await expect(buttons).toHaveText(['Show “最快”']);

    await chinese.fill('我们不保证成功');
    await expect(buttons).toHaveCount(0);
    await studio.publish('home');

    await test.step("the reviews follow the editor's date", async () => {
      const today = dayInTimeZone(new Date());
      await page.clock.install({ time: `${today}T20:00:00Z` });
      await studio.visit('/reviews');
      const overdue = (days: number) =>
        page.getByRole('region', { name: `Overdue on ${addDays(today, days)}` });
      await expect(overdue(1)).toBeVisible();
      await page.clock.fastForward('24:00:00');
      await expect(overdue(2)).toBeVisible();
    });
  });
});
