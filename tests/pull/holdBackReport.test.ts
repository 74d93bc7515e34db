import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeField, setField } from '../support/dataset.ts';
import { addInvalid, breakText, GREECE, holdBackCheckout } from '../support/holdBackCheckout.ts';

const { checkout } = holdBackCheckout();

test('an unreadable previous generation is not mistaken for none', async () => {
  await checkout().edit(breakText(GREECE));
  const file = path.join(checkout().root, 'locales', 'zh.json');
  const whole = await readFile(file, 'utf8');
  await writeFile(file, whole.slice(0, -100));
  await expect(checkout().holdBack()).rejects.toThrow(
    /zh\.json cannot be read, so there is no last good/,
  );

  await checkout().edit();
  await expect(checkout().holdBack()).resolves.toEqual([]);
  expect(await readFile(file, 'utf8')).toBe(whole);
});

describe('the report of held-back documents', () => {
  const files = () => ({
    report: path.join(checkout().root, 'report.md'),
    held: path.join(checkout().root, 'held.json'),
  });

  test('names the document or person, what happens to it and why', async () => {
    await checkout().edit(
      breakText(GREECE),
      ...addInvalid('portugal'),
      removeField('team-grace-lin', 'bio.zh'),
    );
    const output = await checkout().pull({ holdBack: true });
    expect(output.filter((line) => /^(?:Held back| {2})/.test(line))).toEqual([
      'Held back program-portugal (Greece): it was never published and is left out',
      '  program-portugal › overview.description1.zh [zh] (page /other-citizenship/portugal): is missing: fill it in',
      'Held back program-residency-greece (Greece): the page /other-citizenship/greece keeps its last good text',
      '  program-residency-greece › overview.description1.zh [zh] (page /other-citizenship/greece): is missing: fill it in',
      'Held back team-grace-lin (Grace Lin): the page /team/grace-lin keeps its last good text',
      '  team-grace-lin › bio.zh [zh] (page /team/grace-lin): is missing: fill it in',
    ]);
  });

  test('does not call exchange rates unpublished', async () => {
    await checkout().edit(setField('exchangeRates', 'rates.0.rate', 0));
    expect(await checkout().pull({ holdBack: true })).toContain(
      'Held back exchangeRates: it is left out',
    );
  });

  test('has the same content as the list', async () => {
    await checkout().edit(breakText(GREECE));
    const { report, held } = files();
    await checkout().holdBack({ report, held });
    expect(await readFile(report, 'utf8')).toMatchInlineSnapshot(`
      "# Content changes

      1 document held back.

      ## Held back

      - [program-residency-greece (Greece)](https://www.example.com/other-citizenship/greece): the page /other-citizenship/greece keeps its last good text
        - overview.description1.zh: is missing: fill it in
      "
    `);
    expect(JSON.parse(await readFile(held, 'utf8'))).toMatchInlineSnapshot(`
      [
        {
          "document": "program-residency-greece",
          "kept": true,
          "page": "/other-citizenship/greece",
          "problems": [
            {
              "document": "program-residency-greece",
              "field": "overview.description1.zh",
              "language": "zh",
              "message": "is missing: fill it in",
              "page": "/other-citizenship/greece",
            },
          ],
          "title": "Greece",
          "type": "program",
        },
      ]
    `);
  });
});
