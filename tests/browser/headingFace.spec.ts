import { inLanguage, KINDS, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const [, CHINESE] = LANGUAGES;

/** What Chromium drew the headings with; a face of the site is marked. */
const HEADINGS = 'main h1, main h2, .bar-name';

test('Chinese headings are drawn in the Song face, every character of them', async ({ page }) => {
  test.setTimeout(180_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url());
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  for (const path of KINDS) {
    await page.goto(inLanguage(path, CHINESE));
    // A face that came too late for the first view is there for the second.
    await page.reload();
    // Figures and Latin letters of headings are in it too: another face would be as large again.
    expect(new Set(faces.splice(0)).size, path).toBe(1);
    const { root } = await browser.send('DOM.getDocument', { depth: -1 });
    const { nodeIds } = await browser.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: HEADINGS,
    });
    for (const nodeId of nodeIds) {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      const drawn = fonts.filter(({ glyphCount }) => glyphCount > 0);
      expect(
        drawn.filter(
          ({ familyName, isCustomFont }) => !isCustomFont || !familyName.includes('Noto Serif'),
        ),
        path,
      ).toEqual([]);
    }
  }
  expect(refused).toEqual([]);
});
