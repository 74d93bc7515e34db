import { boxOf } from './support/geometry.ts';
import { expect, test } from './support/test.ts';

for (const { path, cards } of [
  { path: '/', cards: '#services li' },
  { path: '/citizenship', cards: '#programs li' },
  { path: '/about', cards: '#team li' },
]) {
  test(`a card of ${path} is clickable anywhere and links to the same page as its button`, async ({
    page,
  }) => {
    await page.goto(path);
    const card = page.locator(cards).nth(1);
    const address = (await card.locator('.button').getAttribute('href')) ?? '';
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', address);
    const { width } = await boxOf(card);
    await card.click({ position: { x: width - 12, y: 12 } });
    await expect(page).toHaveURL(address);
  });
}

test('an opened list is not clickable and does not stretch other cards', async ({ page }) => {
  await page.goto('/us-green-card');
  const opened = page.locator('#programs > ul > li').first();
  const other = page.locator('#programs > ul > li').last();
  const { height } = await boxOf(other);
  await opened.getByRole('button').click();
  const last = opened.getByRole('listitem').last();
  await last.click();
  await expect(page).toHaveURL('/us-green-card');
  // The card grows around its list.
  const [card, item] = [await boxOf(opened), await boxOf(last)];
  expect(card.height).toBeGreaterThan(height);
  expect(card.y + card.height).toBeGreaterThan(item.y + item.height);
  expect((await boxOf(other)).height).toBeLessThan(height + 1);
});

test('a lone card of the home page spans its row', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#services ul.cards');
  await cards.evaluate((list) => list.replaceChildren(...[...list.children].slice(0, 1)));
  expect((await boxOf(cards.locator('> li'))).width).toBeCloseTo((await boxOf(cards)).width, 0);
});
