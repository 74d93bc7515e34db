import { inLanguage, LANGUAGES, SITE, US_PROGRAMS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

/** Number of requirements of the programme at an index. */
const countOf = (index: number) =>
  SITE.programs.find(({ path }) => path === US_PROGRAMS[index])?.parts?.requirements.length ?? 0;

const [, language] = LANGUAGES;
const name = word(language.locale, 'ui.showRequirements');

test('each card links to its programme, and its requirements open separately', async ({ page }) => {
  await page.goto(inLanguage('/us-green-card', language));
  const cards = page.locator('#programs > ul > li');
  await expect(cards).toHaveCount(US_PROGRAMS.length);
  const last = US_PROGRAMS.length - 1;
  const expectOpen = async (...open: readonly number[]) => {
    for (const index of US_PROGRAMS.keys()) {
      const card = cards.nth(index);
      const isOpen = open.includes(index);
      await expect(card.getByRole('button', { name })).toHaveAttribute(
        'aria-expanded',
        String(isOpen),
      );
      await expect(card.getByRole('listitem')).toHaveCount(isOpen ? countOf(index) : 0);
    }
  };
  const press = (index: number) => cards.nth(index).getByRole('button', { name }).click();
  await expectOpen();
  await press(0);
  await expectOpen(0);
  await press(last);
  await expectOpen(0, last);
  await press(0);
  await expectOpen(last);

  for (const card of await page.locator('#programs > ul > li').all()) {
    const title = (await card.getByRole('heading').first().textContent()) ?? '';
    const button = card.getByRole('button');
    await expect(button).toHaveAccessibleName(
      word(language.locale, 'ui.showRequirementsOf', { title }),
    );
    // Voice control uses the visible label.
    await expect(button).toHaveText(name);
    await expect(button).toHaveAccessibleName(new RegExp(`^${name}`));
  }
  for (const path of US_PROGRAMS) {
    const link = page.locator(`#programs h3 a[href="${inLanguage(path, language)}"]`);
    await expect(link).toBeVisible();
  }
});

test('the keyboard opens and closes requirements, which take no space and no focus while closed', async ({
  page,
}) => {
  await page.goto('/us-green-card');
  const card = page.locator('#programs > ul > li').nth(1);
  const button = card.getByRole('button', { name: word('en', 'ui.showRequirements') });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByRole('listitem')).toHaveCount(countOf(1));
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  const list = card.locator('ul');
  await expect(list).toBeHidden();
  await expect
    .poll(() =>
      list.evaluate((ul) => {
        const { height } = (ul.parentElement ?? ul).getBoundingClientRect();
        return Math.round(height);
      }),
    )
    .toBe(0);
});
