import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Checkout, makeCheckout } from './checkout.ts';
import { FEW_PAGES } from './contentChanges.ts';
import { type Run, runScript } from './runScript.ts';
import { copyCode } from './siteCopy.ts';

/** A checkout with few pages, that can be built. */
export interface SmallSite extends Checkout {
  readonly client: string;
  /** Runs the command. */
  build(options?: readonly string[], settings?: Readonly<Record<string, string>>): Promise<Run>;
  /** Puts another text into a pulled catalogue, as the pull would. */
  setText(locale: 'en' | 'zh', key: string, text: string | undefined): Promise<void>;
}

/** Makes one, its content pulled and nothing built. */
export async function makeSmallSite(): Promise<SmallSite> {
  const checkout = await makeCheckout(...FEW_PAGES);
  const { root } = checkout;
  await copyCode(root);
  await checkout.pull();
  return {
    ...checkout,
    client: path.join(root, 'dist', 'client'),
    build: (options = [], settings = {}) => runScript('build.ts', options, root, settings),
    setText: async (locale, key, text) => {
      const file = path.join(root, 'locales', `${locale}.json`);
      const texts = { ...JSON.parse(await readFile(file, 'utf8')), [key]: text };
      await writeFile(file, `${JSON.stringify(texts, undefined, 2)}\n`);
    },
  };
}
