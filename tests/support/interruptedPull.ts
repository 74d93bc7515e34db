import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { recoverGeneration } from '../../scripts/pull/generation.ts';
import { atEveryStep, type StepFault } from './atEveryStep.ts';
import { makeCheckout } from './checkout.ts';
import { COMPILED } from './compiled.ts';
import { ContentSource } from './contentSource.ts';
import { pullAgainst } from './pullAgainst.ts';
import { runScript } from './runScript.ts';
import { expectWhole, readPulled } from './wholeSite.ts';

/** What a text of the content is before and after its change, in both languages. */
export const OLD = 'Start a consultation 预约咨询';
export const NEW = 'New 新';

/**
 * Pulls changed content with a fault at every step that changes the disk. After each the next
 * command must find a whole site, and a further pull must leave nothing of the fault.
 *
 * @param change what changes besides a text
 * @returns how each pull ended, and the text in both languages that the next command found
 */
export async function interruptPulls(
  fault: StepFault,
  change: (source: ContentSource) => void = () => {},
): Promise<string[]> {
  await using before = await makeCheckout();
  await using source = await ContentSource.start(path.join(before.root, 'studio', 'dataset'));
  await pullAgainst(before, source.origin);
  change(source);
  for (const home of source.answer.home) home.startConsultation = { en: 'New', zh: '新' };
  await using after = await before.copy();
  await pullAgainst(after, source.origin);
  const expected = await after.output();
  // A script that is killed leaves nothing compiled to the next.
  const unhurt = { ...COMPILED, SANITY_API_HOST: source.origin };
  expect(await runScript('pull.ts', [], after.root, unhurt)).toMatchObject({ code: 0 });

  const found: string[] = [];
  await atEveryStep(fault, async ({ through, settings }) => {
    await using checkout = await before.copy();
    const all = { ...settings, SANITY_API_HOST: source.origin };
    const { code } = await runScript('pull.ts', [], checkout.root, all, through);

    await recoverGeneration(path.join(checkout.root, 'locales'));
    await expectWhole(checkout);
    const { en, zh } = await readPulled(checkout);
    found.push(`${code}: ${en['home.startConsultation']} ${zh['home.startConsultation']}`);

    await pullAgainst(checkout, source.origin);
    expect(await checkout.output()).toEqual(expected);
    expect(await leftIn(checkout.root)).toEqual([]);
    return code !== 0;
  });
  return found;
}

const leftIn = async (root: string) =>
  (await readdir(root, { recursive: true })).filter((name) => /\.part$|\.next$/.test(name));
