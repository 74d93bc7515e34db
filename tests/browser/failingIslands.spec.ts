import { startIslands } from './support/geometry.ts';
import { PROJECT } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// Browsers log failed requests, and React logs thrown errors.
test.use({ allowedErrors: /Failed to (?:load|fetch)|net::ERR|TypeError|reading '/ });

for (const [path, message] of [
  [PROJECT.path, word('en', 'errors.unexpected')],
  [`/zh${PROJECT.path}`, word('zh', 'errors.unexpected')],
] as const) {
  test(`a throwing island of ${path} leaves the rest of the page intact`, async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"pictures":[', '"pictures":null,"gone":[');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(path);
    await startIslands(page);
    const alert = page.locator('[data-island]').getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(alert).toContainText(/null/);
    await expect(page.locator('#developer')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[data-island] img').first()).toBeVisible();
  });
}
