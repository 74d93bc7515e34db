import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { oneRedirect } from '../../../studio/schema/rules/oneRedirect.ts';

const redirect = (_id: string) => ({ _id, _type: 'redirect', from: '/old' });

/** What the rule says of a redirect beside other documents. */
async function judge(document: { readonly _id: string }, ...others: readonly object[]) {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: [document, ...others], params })).get();
  const client = { withConfig: () => ({ fetch }) };
  return oneRedirect('/old', {
    ...{ environment: 'studio', document, getClient: () => client },
  } as never);
}

test('a second redirect from one address is refused, another version of the first is not', async () => {
  expect(await judge(redirect('drafts.b'), redirect('a'))).toMatch(/leads elsewhere already/);
  expect(await judge(redirect('drafts.a'), redirect('a'))).toBe(true);
  expect(await judge(redirect('a'), redirect('versions.r.b'))).toBe(true);
});
