import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { writeFileDurably } from '../disk/durableWrites.ts';
import { AssetFolder } from './assets/assetFolder.ts';
import { parseDocument } from './documents/document.ts';
import { isPublished } from './documents/ids.ts';
import { type ExportedAsset, nameAssets, withAssetFiles } from './exportedAssets.ts';
import { requireLakePaths } from './folder.ts';
import { openDatabase } from './store/database.ts';
import { Store } from './store/store.ts';

/**
 * Exports a lake's documents in the layout of the import: `data.ndjson`, `images/`, `files/`. The
 * output is deterministic. The lake may be running.
 *
 * @param folder data folder of the lake
 * @param target created if missing; files that the dataset no longer uses are not deleted
 * @param withDrafts include drafts and versions
 * @returns the number of exported documents and assets
 * @throws {CommandError} when the folder contains no lake, or an asset's file is missing
 */
export async function exportDataset(folder: string, target: string, withDrafts = false) {
  const paths = await requireLakePaths(folder);
  using sql = openDatabase(paths.database, true);
  const all = new Store(sql).all().map(({ content }) => parseDocument(content));
  const assets = nameAssets(all);
  const used = new Set<ExportedAsset>();
  const documents = all
    .filter(({ _id }) => !assets.has(_id) && (withDrafts || isPublished(_id)))
    .map((document) => withAssetFiles(document, assets, used));
  await writeAssets(new AssetFolder(paths.assets), used, target);
  await writeFileDurably(path.join(target, 'data.ndjson'), documents.map(line).join(''));
  return { documents: documents.length, assets: used.size };
}

const line = (document: unknown) => `${JSON.stringify(document)}\n`;

/** Called before the documents are written: they must never refer to a missing file. */
async function writeAssets(folder: AssetFolder, assets: Iterable<ExportedAsset>, target: string) {
  await mkdir(target, { recursive: true });
  for (const { kind, stored, name } of assets) {
    const from = folder.find(kind, stored);
    if (!from)
      throw new CommandError(`The file of ${name} is missing: upload it again in the Studio`);
    const to = path.join(target, kind, name);
    await mkdir(path.dirname(to), { recursive: true });
    const content = await readFile(from);
    const found = await readFile(to).catch(() => undefined);
    // Not copied, as a copy would keep the restrictive permissions of the lake's file.
    if (!found || !content.equals(found)) await writeFileDurably(to, content);
  }
}
