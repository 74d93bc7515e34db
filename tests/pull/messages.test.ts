import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { removeDocument, removeField, setField } from '../support/dataset.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout();
});
afterAll(() => checkout[Symbol.asyncDispose]());

const refusal = () =>
  checkout.pull().then(
    () => 'accepted',
    (error: unknown) => String(error),
  );

test('a missing language', async () => {
  await checkout.edit(removeField('program-residency-greece', 'overview.description1.zh'));
  expect(await refusal()).toMatchInlineSnapshot(`
    "ContentError: The content has 1 problem; nothing was written.
      program-residency-greece › overview.description1.zh [zh] (page /other-citizenship/greece): is missing: fill it in"
  `);
});

test('a figure in one language only, and a disguised link', async () => {
  const href = 'java\u200bscript:alert(1)';
  await checkout.edit(
    setField('program-residency-greece', 'hero.subtitle.zh', '没有数字。'),
    setField('team-grace-lin', 'bio.zh.0.markDefs', [{ _type: 'link', _key: 'l', href }]),
  );
  expect(await refusal()).toMatchInlineSnapshot(`
    "ContentError: The content has 2 problems; nothing was written.
      program-residency-greece › hero.subtitle.zh [zh] (page /other-citizenship/greece): {{minInvestment}} is missing here: use it in both languages, so that they cannot disagree
      team-grace-lin › bio.zh.0.markDefs.0.href [zh] (page /team/grace-lin): The address "java\\u200bscript:alert(1)" contains a hidden character: type the address again"
  `);
});

test('a screen that is not published', async () => {
  await checkout.edit(removeDocument('otherPrograms'));
  expect(await refusal()).toMatchInlineSnapshot(`
    "ContentError: The content has 2 problems; nothing was written.
      otherPrograms › document (page /other-programs): is missing: publish the document "otherPrograms" in the Studio
      navigation › entries.4.target: refers to otherPrograms, which is not published: publish it or choose another"
  `);
});
