import path from 'node:path';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { runScript } from '../support/runScript.ts';
import { expect, test as studioTest } from './support/test.ts';
import { TOKENS } from './support/testLake.ts';

const test = studioTest.extend<{ checkout: Checkout }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
  checkout: async ({}, use) => {
    await using checkout = await makeCheckout();
    await use(checkout);
  },
  alone: true,
  dataset: ({ checkout }, use) => use(path.join(checkout.root, 'studio', 'dataset')),
});

test('after Publish, the pull brings exactly that change and nothing else', async ({
  studio,
  checkout,
  lake,
}) => {
  await checkout.pull();
  const before = await checkout.output();
  await studio.open('pages', 'home');
  await studio.text('startConsultation.en').fill('Ask an attorney');
  await studio.expectDraft('home', { startConsultation: { en: 'Ask an attorney' } });
  await studio.publish('home');
  const environment = { SANITY_API_HOST: lake.origin, SANITY_API_TOKEN: TOKENS.viewer };
  const pull = await runScript('pull.ts', [], checkout.root, environment);
  expect(pull).toMatchObject({ code: 0 });
  const after = await checkout.output();
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(changed).toEqual(['en.json', 'site.json']);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(linesOnlyIn(after, before, 'en.json')).toEqual([
    '"home.startConsultation": "Ask an attorney",',
  ]);
  // When the page was last changed, for the sitemap.
  expect(linesOnlyIn(after, before, 'site.json')).toEqual([expect.stringMatching(/^"updatedAt"/)]);
});

type Output = Readonly<Record<string, string>>;

function linesOnlyIn(one: Output, other: Output, file: string): string[] {
  const known = new Set(other[file]?.split('\n'));
  const lines = one[file]?.split('\n') ?? [];
  return lines.filter((line) => !known.has(line)).map((line) => line.trim());
}
