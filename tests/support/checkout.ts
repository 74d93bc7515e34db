import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PullOptions, pull } from '../../scripts/pull/pull.ts';
import { readSettings } from '../../scripts/settings.ts';
import { committedDocuments, type Edit } from './dataset.ts';

/** A folder like this repository, as far as the pull knows it, with content of its own. */
export interface Checkout extends AsyncDisposable {
  readonly root: string;
  /** Rewrites the dataset: the committed documents with these edits. */
  edit(...edits: Edit[]): Promise<void>;
  /** Runs the real pull; gives what it said. */
  pull(options?: Partial<PullOptions>): Promise<string[]>;
  /** Name and content of every file of `locales/` and `public/images/`. */
  output(): Promise<Record<string, string>>;
  /** The parsed content of a pulled file. */
  read(name: 'en.json' | 'zh.json' | 'site.json'): Promise<unknown>;
}

/** Makes a checkout that holds the committed output; its pictures need not be made again. */
export async function makeCheckout(...edits: Edit[]): Promise<Checkout> {
  const root = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  const dataset = path.join(root, 'studio', 'dataset');
  await mkdir(dataset, { recursive: true });
  await symlink(path.resolve('studio/dataset/images'), path.join(dataset, 'images'));
  await cp('public/images', path.join(root, 'public', 'images'), { recursive: true });
  await mkdir(path.join(root, 'locales'));
  for (const name of ['en.json', 'zh.json', 'site.json'])
    await cp(path.join('locales', name), path.join(root, 'locales', name));

  const checkout: Checkout = {
    root,
    edit: (...changes) => writeDataset(dataset, changes),
    pull: async (options) => {
      const said: string[] = [];
      const progress = (text: string) => said.push(text);
      await pull({ root, settings: readSettings({}), progress, ...options });
      return said;
    },
    output: async () => ({
      ...(await readFolder(path.join(root, 'locales'))),
      ...(await readFolder(path.join(root, 'public', 'images'))),
    }),
    read: async (name) => JSON.parse(await readFile(path.join(root, 'locales', name), 'utf8')),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
  await checkout.edit(...edits);
  return checkout;
}

async function writeDataset(folder: string, edits: readonly Edit[]): Promise<void> {
  const documents = edits.reduce((before, edit) => edit(before), committedDocuments());
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`);
  await writeFile(path.join(folder, 'data.ndjson'), lines.join(''));
}

async function readFolder(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder)).sort();
  const read = async (file: string) =>
    [file, await readFile(path.join(folder, file), 'latin1')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}
