import { expect, test } from './support/test.ts';

test('a search lists links, keeps the focus, announces their number, and updates the URL', async ({
  page,
}) => {
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  const status = page.getByRole('status');
  const results = page.locator('.search-results');

  // Pages of the navigation are listed by their navigation labels.
  const names = await page.locator('header .menu > li > a').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  const listed = await page.locator('#all-pages a').allTextContents();
  expect(listed.map((name) => name.trim())).toEqual(expect.arrayContaining(names));
  await expect(page.locator('#all-pages a[href="/search"]')).toHaveCount(0);

  await field.fill('greece');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(results.getByRole('link', { name: /^Greece/ })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('greece');
  await expect(status).toContainText('greece');
  const figures = await results.locator('span').allTextContents();
  expect(figures.join('\n')).toMatch(/\d/);
  expect(figures.join('\n'), 'a number separated from its unit').not.toMatch(/\d /);

  // A figure that matches is the excerpt, and not listed again below it.
  await field.fill('USD');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('USD');
  const repeated = await results.locator('li').evaluateAll(
    (items) =>
      items.filter((item) => {
        const [excerpt, ...lines] = [...item.querySelectorAll('p, span')].map(({ textContent }) =>
          (textContent ?? '').replaceAll('\u00A0', ' '),
        );
        return lines.some((line) => line === excerpt);
      }).length,
  );
  expect(repeated).toBe(0);

  const contact = page.locator('search a[href="/contact"]').last();
  await expect(contact).toBeHidden();

  // An empty result: the list of all pages stays, and the firm can be asked.
  await field.fill('qqqqzzzz');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('qqqqzzzz');
  await expect(contact).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.locator('#all-pages a').first()).toBeVisible();

  await field.fill('Grace Lin getter of radio');
  await page.keyboard.press('Enter');
  await expect(results.locator('li')).toHaveCount(1);
  await expect(status).toHaveText(/^1 result /);

  // A query cannot inject elements.
  await field.fill('<b>malta</b>');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('<b>malta</b>');
  await expect(page.locator('search b')).toHaveCount(0);

  await field.fill('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=$/);
  await expect(results.locator('li')).toHaveCount(0);
  await expect(status).toBeEmpty();
  await expect(contact).toBeHidden();
});

test('the button is beside the field on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search');
  const [field, button] = [page.getByRole('searchbox'), page.locator('.search-form button')];
  await button.evaluate((element) => element.replaceChildren('Search'));
  const tops = await Promise.all([field, button].map(async (box) => (await box.boundingBox())?.y));
  expect(tops[1]).toBeCloseTo(tops[0] ?? 0, 0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('closes the on-screen keyboard, which would cover the results', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').tap();
    await page.keyboard.type('greece');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('greece');
    await expect(page.getByRole('searchbox')).not.toBeFocused();
  });
});

test('shows nothing once the field is emptied, even if the index loads later', async ({ page }) => {
  const { promise: isEmptied, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route('**/search/en.json', async (route) => {
    await isEmptied;
    await route.continue();
  });
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  const loading = page.waitForRequest('**/search/en.json');
  await field.fill('greece');
  await field.press('Enter');
  const loaded = (await loading).response();
  await field.fill('');
  await field.press('Enter');
  letLoad();
  await (await loaded)?.finished();
  // Results of the earlier query would be listed by then.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(page.locator('.search-results li')).toHaveCount(0);
  await expect(page.getByRole('status')).toBeEmpty();
});

test('shows the best of many results, with a note that there are more', async ({ page }) => {
  await page.goto('/search?q=the');
  await expect(page.locator('.search-results li')).toHaveCount(20);
  await expect(page.getByRole('status')).toHaveText(/^More than 20 results .* 20 /);
  await page.goto('/zh/search?q=的');
  await expect(page.getByRole('status')).toHaveText(/20多条/);
});

for (const { address, word } of [
  { address: '/search?q=turkey+parents', word: /parents/i },
  { address: '/zh/search?q=土耳其+爷爷奶奶', word: '父母' },
])
  test(`${address} finds a section and marks the matches`, async ({ page }) => {
    await page.goto(address);
    const result = page.locator('.search-results li').first();
    await expect(result.locator('mark').first()).toHaveText(word);
    const link = result.getByRole('link');
    await expect(link).toHaveText(/ – /);
    await expect(link).toHaveAttribute('href', /#family$/);
    await link.click();
    await expect(page.locator('#family')).toBeInViewport();
    await expect(page.locator('#family')).toContainText(word);
  });

test('searches all parts of a split index', async ({ page }) => {
  await page.route('**/search?q=*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(
        'data-search="/search/en.json"',
        'data-search="/search/en.json /search/zh.json"',
      ),
    });
  });
  await page.goto('/search?q=户口');
  await expect(page.locator('.search-results a[href^="/zh/"]').first()).toBeVisible();
});

test('says which words are on no page, besides the results for the others', async ({ page }) => {
  await page.goto('/search?q=malta+qqqqzzzz');
  await expect(page.locator('.search-results a').first()).toHaveText(/^Malta/);
  const status = page.getByRole('status');
  await expect(status).toContainText('“qqqqzzzz”');
  expect(await status.innerText(), 'not on one line without a full stop between').toMatch(/”\n/);
  await page.goto('/search?q=malta');
  await expect(page.getByRole('status')).toHaveText(/“malta”$/);
});

test('says that there is no programme for a country, and for which there are some', async ({
  page,
}) => {
  const status = page.getByRole('status');
  await page.goto('/search?q=移民挪威');
  await expect(status).toContainText('Norway');
  await expect(status).toContainText('Greece');
  await expect(status).not.toContainText('移民挪威');
  await expect(page.locator('search a[href="/contact"]').last()).toBeVisible();
  await page.goto('/zh/search?q=Norway+希腊');
  await expect(page.locator('.search-results a').first()).toContainText('希腊');
  await expect(status).toContainText('Norway 希腊');
  await expect(status).toContainText('挪威');
  await page.goto('/search?q=Greece');
  await expect(status).not.toContainText('Malta');
});

test.describe('if the index fails to load', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('the page says so', async ({ page }) => {
    await page.route('**/search/en.json', (route) => route.abort());
    await page.goto('/search?q=malta');
    await expect(page.getByRole('status')).not.toBeEmpty();
  });
});
