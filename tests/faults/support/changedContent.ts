import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { recoverGeneration } from '../../../scripts/content/generation.ts';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import { FEW_PAGES } from '../../support/contentChanges.ts';
import { ContentSource } from '../../support/contentSource.ts';
import { pullAgainst } from '../../support/pullAgainst.ts';
import { expectConsistent, readPulled } from '../../support/pulledSite.ts';
import { readTree } from '../../support/tree.ts';

/** A text of the content before and after its change, in both languages. */
export const OLD = 'Start a consultation 预约咨询';
export const NEW = 'New 新';

/** A pulled checkout, and a source with another text and other pictures. */
export interface ChangedContent extends AsyncDisposable {
  readonly before: Checkout;
  readonly source: ContentSource;
  /**
   * Expects that the next command finds a consistent site after an interrupted pull, and that the
   * next pull leaves no traces of it.
   *
   * @returns the text that the next command found, in both languages
   */
  expectRecovery(checkout: Checkout): Promise<string>;
}

export async function startChangedContent(): Promise<ChangedContent> {
  // Few documents: each interrupted pull is followed by another.
  const before = await makeCheckout(...FEW_PAGES);
  const source = await ContentSource.start(path.join(before.root, 'studio', 'dataset'));
  await pullAgainst(before, source.origin);
  for (const home of source.answer.home) home.startConsultation = { en: 'New', zh: '新' };
  const picture = sharp({ create: { width: 40, height: 50, channels: 3, background: 'red' } });
  const bytes = await picture.png().toBuffer();
  for (const member of source.answer.teamMember) member.photo = source.addPicture({ bytes });
  await using after = await before.copy();
  await pullAgainst(after, source.origin);
  const expected = await after.output();
  /** States that earlier faults also left, with their text; the next pull has the same result. */
  const known = new Map<string, string>();
  return {
    before,
    source,
    expectRecovery: async (checkout) => {
      await recoverGeneration(path.join(checkout.root, 'locales'));
      const left = JSON.stringify(readTree(checkout.root));
      const seen = known.get(left);
      if (seen !== undefined) return seen;
      await expectConsistent(checkout);
      const { en, zh } = await readPulled(checkout);
      await pullAgainst(checkout, source.origin);
      expect(await checkout.output()).toEqual(expected);
      const names = await readdir(checkout.root, { recursive: true });
      expect(names.filter((name) => /\.part$|\.next$/.test(name))).toEqual([]);
      const text = `${en['home.startConsultation']} ${zh['home.startConsultation']}`;
      known.set(left, text);
      return text;
    },
    [Symbol.asyncDispose]: async () => {
      await source[Symbol.asyncDispose]();
      await before[Symbol.asyncDispose]();
    },
  };
}
