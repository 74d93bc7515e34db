import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { writeFileDurably } from '../disk/durable.ts';
import { AssetFolder } from './assets/assetFolder.ts';
import { parseDocument } from './documents/document.ts';
import { formOf, isSystem } from './documents/ids.ts';
import { type ExportedAsset, nameAssets, withAssetFiles } from './exportedAssets.ts';
import { placesOfLake } from './folder.ts';
import { openDatabase } from './store/database.ts';
import { Store } from './store/store.ts';

/**
 * Writes a lake's documents in the layout they were imported from: `data.ndjson`, `images/`,
 * `files/`. The same documents give the same bytes. Works beside a lake that runs.
 *
 * @param folder of the lake
 * @param target is made when missing; files of it that the dataset no longer names are left
 * @param scope `withDrafts`: everything, rather than what visitors get
 * @returns how many documents and assets there are in it
 * @throws {CommandError} when the folder holds no lake, or a file of an asset is gone
 */
export async function exportDataset(
  folder: string,
  target: string,
  { withDrafts }: { readonly withDrafts: boolean } = { withDrafts: false },
) {
  const places = await placesOfLake(folder);
  using sql = openDatabase(places.database, true);
  const all = new Store(sql).all().map(({ content }) => parseDocument(content));
  const assets = nameAssets(all);
  const used = new Set<ExportedAsset>();
  const documents = all
    .filter(({ _id }) => !assets.has(_id) && (withDrafts || isPublished(_id)))
    .map((document) => withAssetFiles(document, assets, used));
  await writeAssets(new AssetFolder(places.assets), used, target);
  await writeFileDurably(path.join(target, 'data.ndjson'), documents.map(line).join(''));
  return { documents: documents.length, assets: used.size };
}

const isPublished = (id: string) => formOf(id).kind === 'published' && !isSystem(id);

const line = (document: unknown) => `${JSON.stringify(document)}\n`;

/** Before the documents: these must never name a file that is not there. */
async function writeAssets(folder: AssetFolder, assets: Iterable<ExportedAsset>, target: string) {
  await mkdir(target, { recursive: true });
  for (const { kind, stored, name } of assets) {
    const from = folder.find(kind, stored);
    if (!from) throw new CommandError(`The file of ${name} is gone: upload it again in the Studio`);
    const to = path.join(target, kind, name);
    await mkdir(path.dirname(to), { recursive: true });
    const [wanted, found] = [await readFile(from), await readFile(to).catch(() => undefined)];
    // Not a copy: that would be as closed to others as the lake's own file.
    if (!found || !wanted.equals(found)) await writeFile(to, wanted);
  }
}
