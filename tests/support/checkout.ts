import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Held } from '../../scripts/pull/hold/held.ts';
import { type PullOptions, pull } from '../../scripts/pull/pull.ts';
import { readSettings } from '../../scripts/settings.ts';
import { committedDocuments, type Edit } from './dataset.ts';

/** A folder like this repository, as far as the pull knows it, with content of its own. */
export interface Checkout extends AsyncDisposable {
  readonly root: string;
  /** Rewrites the dataset: the committed documents with these edits. */
  edit(...edits: Edit[]): Promise<void>;
  /** A copy of all its files. */
  copy(): Promise<Checkout>;
  /** Runs the real pull; gives what it said. */
  pull(options?: Partial<PullOptions>): Promise<string[]>;
  /** Runs it with documents held back; gives those that are. */
  holdBack(options?: Partial<PullOptions>): Promise<readonly Held[]>;
  /** Name and content of every file of `locales/` and `public/images/`. */
  output(): Promise<Record<string, string>>;
  /** The parsed content of a pulled file. */
  read(name: 'en.json' | 'zh.json' | 'site.json'): Promise<unknown>;
}

/** Makes a checkout with the committed documents, tiny pictures, and nothing pulled yet. */
export async function makeCheckout(...edits: Edit[]): Promise<Checkout> {
  const root = await makeFolder();
  await mkdir(path.join(root, 'locales'));
  await drawTinyPictures(path.join(datasetOf(root), 'images'));
  await copySharePictures(path.join(root, 'public', 'images'));
  const checkout = checkoutAt(root);
  await checkout.edit(...edits);
  return checkout;
}

const makeFolder = () => mkdtemp(path.join(tmpdir(), 'checkout-'));

const datasetOf = (root: string) => path.join(root, 'studio', 'dataset');

function checkoutAt(root: string): Checkout {
  const run = (options: Partial<PullOptions> = {}, said: string[] = []) =>
    pull({ root, settings: readSettings({}), progress: (text) => said.push(text), ...options });
  return {
    root,
    edit: (...changes) => writeDataset(datasetOf(root), changes),
    copy: async () => {
      const other = await makeFolder();
      await cp(root, other, { recursive: true });
      return checkoutAt(other);
    },
    pull: async (options) => {
      const said: string[] = [];
      await run(options, said);
      return said;
    },
    holdBack: async (options) => (await run({ holdBack: true, ...options })).held,
    output: async () => ({
      ...(await readFolder(path.join(root, 'locales'))),
      ...(await readFolder(path.join(root, 'public', 'images'))),
    }),
    read: async (name) => JSON.parse(await readFile(path.join(root, 'locales', name), 'utf8')),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** Every picture of the dataset becomes one of these, so that no test waits for an encoder. */
const TINY = { portrait: { width: 40, height: 50 }, landscape: { width: 40, height: 25 } } as const;

async function drawTinyPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, size] of Object.entries(TINY)) {
    const picture = sharp({ create: { ...size, channels: 3, background: '#1976d2' } });
    await picture.png().toFile(path.join(folder, `${name}.png`));
  }
}

/** Share pictures are the slowest to draw, and named after their content: copies are as good. */
async function copySharePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const shares = (await readdir('public/images')).filter((file) => file.startsWith('share-'));
  for (const file of shares)
    await copyFile(path.join('public/images', file), path.join(folder, file));
}

async function writeDataset(folder: string, edits: readonly Edit[]): Promise<void> {
  const documents = edits.reduce((before, edit) => edit(before), committedDocuments());
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`);
  const tiny = lines
    .join('')
    .replace(/images\/portrait-[^"]+/g, 'images/portrait.png')
    .replace(/images\/(?!portrait\.png)[^"]+/g, 'images/landscape.png');
  await writeFile(path.join(folder, 'data.ndjson'), tiny);
}

async function readFolder(folder: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const name of (await readdir(folder)).sort()) {
    const file = path.join(folder, name);
    content[name] = (await stat(file)).isFile() ? await readFile(file, 'latin1') : 'a folder';
  }
  return content;
}
