import { expect, test } from 'vitest';
import { freeForRedirectRule } from '../../../studio/schema/rules/freeForRedirectRule.ts';
import { formContext } from '../../support/formContext.ts';

const redirect = (_id: string) => ({ _id, _type: 'redirect', from: '/old/law' });

/** Validates a redirect among other documents. */
const judge = async (document: ReturnType<typeof redirect>, ...others: readonly object[]) =>
  freeForRedirectRule(document.from, { ...formContext(document, others).context, schema } as never);

const schema = { get: () => ({ title: 'About us' }) };

const taken = [{ path: [], message: expect.stringMatching(/already redirects elsewhere/) }];

test('rejects a second redirect from one address, but not another version of the first', async () => {
  expect(await judge(redirect('drafts.b'), redirect('a'))).toEqual(taken);
  expect(await judge(redirect('drafts.a'), redirect('a'))).toEqual([]);
  // A duplicate in progress does not block the live one.
  expect(await judge(redirect('drafts.a'), redirect('a'), redirect('drafts.b'))).toEqual([]);
  expect(await judge(redirect('drafts.b'), redirect('a'), redirect('drafts.a'))).toEqual(taken);
  expect(await judge(redirect('drafts.a'), redirect('drafts.b'))).toEqual(taken);
  expect(await judge(redirect('a'), redirect('versions.r.b'))).toEqual([]);
  expect(await judge(redirect('versions.r.a'), redirect('b'))).toEqual(taken);
  const leaving = { ...redirect('versions.r.b'), _system: { delete: true } };
  expect(await judge(redirect('versions.r.a'), redirect('b'), leaving)).toEqual([]);
});

test('rejects a redirect from the address of a page, unless the release removes that page', async () => {
  const page = (_id: string, more: object = {}) => ({
    _id,
    _type: 'guide',
    slug: { current: 'law' },
    title: { en: 'Law' },
    ...more,
  });
  const live = [{ path: [], message: expect.stringContaining('the address of the page “Law”') }];
  const guide = (id: string) => ({ ...redirect(id), from: '/guides/law' });
  expect(await judge(guide('drafts.a'), page('law'))).toEqual(live);
  expect(await judge(guide('drafts.a'), page('law', { _type: 'teamMember' }))).toEqual([]);
  const moved = { slug: { current: 'statute' }, formerSlugs: ['law'] };
  expect(await judge(guide('drafts.a'), page('law', moved))).toEqual([]);
  const leaving = page('versions.r.law', { _system: { delete: true } });
  expect(await judge(guide('versions.r.a'), page('law'))).toEqual(live);
  expect(await judge(guide('versions.r.a'), page('law'), leaving)).toEqual([]);
});

test('names a page that exists once by its title', async () => {
  const message = expect.stringContaining('/about is the address of the page “About us”');
  const about = { ...redirect('drafts.a'), from: '/about' };
  expect(await judge(about)).toEqual([{ path: [], message }]);
  const former = () => ({ ...redirect('drafts.a'), from: '/guides' });
  const guides = { _id: 'guideIndex', _type: 'guideIndex' };
  expect(await judge(former(), guides)).toEqual([{ path: [], message: expect.any(String) }]);
  expect(await judge(former())).toEqual([]);
});
