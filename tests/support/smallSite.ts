import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyBundle } from './bundle.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { FEW_PAGES } from './contentChanges.ts';
import type { Edit } from './dataset.ts';
import { FAST_BUILD } from './environment.ts';
import { type Run, runScript } from './runScript.ts';
import { copyCode } from './siteCopy.ts';

/** A checkout with few pages that can be built. */
export interface SmallSite extends Checkout {
  readonly client: string;
  /** Runs the build command. */
  build(options?: readonly string[], settings?: Readonly<Record<string, string>>): Promise<Run>;
  /** Changes a text of a pulled catalogue, as the pull would. */
  setText(locale: 'en' | 'zh', key: string, text: string | undefined): Promise<void>;
}

/** Creates one with few pages and these edits, its content pulled and its code bundled. */
export const makeSmallSite = (...edits: Edit[]) => makeSite(...FEW_PAGES, ...edits);

/** Creates one with the fixture and these edits. */
export async function makeSite(...edits: Edit[]): Promise<SmallSite> {
  const checkout = await makeCheckout(...edits);
  const { root } = checkout;
  await copyCode(root);
  await Promise.all([checkout.pull(), copyBundle(root)]);
  return {
    ...checkout,
    client: path.join(root, 'dist', 'client'),
    build: (options = [], settings = {}) =>
      runScript('build.ts', options, root, { ...FAST_BUILD, ...settings }),
    setText: async (locale, key, text) => {
      const file = path.join(root, 'locales', `${locale}.json`);
      const texts = { ...JSON.parse(await readFile(file, 'utf8')), [key]: text };
      await writeFile(file, `${JSON.stringify(texts, undefined, 2)}\n`);
    },
  };
}
