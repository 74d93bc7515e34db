import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ReportOptions, reportPull } from '../../scripts/changes/reportPull.ts';
import { readSettings } from '../../scripts/command/settings.ts';
import type { HeldBackDocument } from '../../scripts/content/heldBack.ts';
import { type PullOptions, pull } from '../../scripts/pull/pull.ts';
import type { Edit } from './dataset.ts';
import { drawTinyPictures, writeDocuments } from './fixtureDataset.ts';
import { startPullLake } from './pullLake.ts';
import { copyValidationCache, saveValidationCache } from './validationCache.ts';

/** Options of a run of the command. */
type RunOptions = Partial<PullOptions & ReportOptions>;

/** A folder like this repository, as far as the pull is concerned, with its own content. */
export interface Checkout extends AsyncDisposable {
  readonly root: string;
  /** Rewrites the dataset as the fixture's documents with these edits. */
  edit(...edits: Edit[]): Promise<void>;
  /** Copies all its files. */
  copy(): Promise<Checkout>;
  /** Runs the real pull, and returns its output. */
  pull(options?: RunOptions): Promise<string[]>;
  /** Runs the pull with holding back, and returns the documents held back. */
  holdBack(options?: RunOptions): Promise<readonly HeldBackDocument[]>;
  /** Name and content of every file of `locales/` and `public/images/`. */
  output(): Promise<Record<string, string>>;
  /** The parsed content of a pulled file. */
  read(name: 'en.json' | 'zh.json' | 'site.json'): Promise<unknown>;
}

/** Creates a checkout with the fixture's documents and tiny pictures; nothing is pulled yet. */
export async function makeCheckout(...edits: Edit[]): Promise<Checkout> {
  const root = await makeFolder();
  await mkdir(path.join(root, 'locales'));
  await drawTinyPictures(datasetOf(root));
  await copySharePictures(SHARES, path.join(root, 'public', 'images'));
  await copyValidationCache(root);
  const checkout = checkoutAt(root);
  await checkout.edit(...edits);
  return checkout;
}

const makeFolder = () => mkdtemp(path.join(tmpdir(), 'checkout-'));

const datasetOf = (root: string) => path.join(root, 'studio', 'dataset');

function checkoutAt(root: string, edits: readonly Edit[] = []): Checkout {
  let made = edits;
  const run = async (options: RunOptions = {}, output: string[] = []) => {
    const progress = (text: string) => output.push(text);
    const settings = options.settings ?? readSettings({});
    const dryRun = options.check ?? options.dryRun ?? false;
    const result = await pull({
      root,
      settings,
      progress,
      startLake: startPullLake,
      ...options,
      dryRun,
    });
    await reportPull(result, { origin: settings.SITE_URL, progress, ...options });
    await copySharePictures(path.join(root, 'public', 'images'), SHARES);
    // Another source may serve other documents.
    if (!options.settings) await saveValidationCache(root, made);
    return result;
  };
  return {
    root,
    edit: async (...changes) => {
      made = changes;
      await writeDocuments(datasetOf(root), changes);
    },
    copy: async () => {
      const other = await makeFolder();
      await cp(root, other, { recursive: true });
      return checkoutAt(other, made);
    },
    pull: async (options) => {
      const output: string[] = [];
      await run(options, output);
      return output;
    },
    holdBack: async (options) => (await run({ holdBack: true, ...options })).heldBack,
    output: async () => ({
      ...(await readFolder(path.join(root, 'locales'))),
      ...(await readFolder(path.join(root, 'public', 'images'))),
    }),
    read: async (name) => JSON.parse(await readFile(path.join(root, 'locales', name), 'utf8')),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** Cache of share pictures, which are the slowest to draw, and content-addressed. */
const SHARES = path.resolve('.cache', 'test-shares');

const isShare = (file: string) => file.startsWith('share-');

async function copySharePictures(from: string, to: string): Promise<void> {
  const [drawn, there] = await Promise.all(
    [from, to].map(async (folder) => {
      await mkdir(folder, { recursive: true });
      return readdir(folder);
    }),
  );
  for (const file of drawn?.filter((name) => isShare(name) && !there?.includes(name)) ?? []) {
    // Written to a temporary file first, because others may read it meanwhile.
    const part = path.join(to, `.${process.pid}-${file}`);
    await copyFile(path.join(from, file), part);
    await rename(part, path.join(to, file));
  }
}

async function readFolder(folder: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const name of (await readdir(folder)).sort()) {
    const file = path.join(folder, name);
    content[name] = (await stat(file)).isFile() ? await readFile(file, 'latin1') : 'a folder';
  }
  return content;
}
