import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../command/command.ts';
import { failureMessage } from '../command/failure.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { sha1Of } from '../disk/sha1.ts';
import type { Sql } from '../disk/sql.ts';
import { describeAsset } from './assets/describeAsset.ts';
import { ASSET_KINDS, type AssetKind, isAssetKind } from './assets/kind.ts';
import { DocumentSchema, type LakeDocument } from './documents/document.ts';
import { refuseInheritedNames } from './documents/inheritedNames.ts';
import { hasStorableNumbers, objectsIn, replaceFields, TOO_LARGE } from './documents/values.ts';
import { Store } from './store/store.ts';

/** A dataset read from an export folder. */
export interface Dataset {
  readonly documents: ReadonlyMap<string, LakeDocument>;
  /** Absolute path of each asset by kind and file name, `images/<sha1>-<w>x<h>.<ext>`. */
  readonly assets: ReadonlyMap<string, string>;
}

/** The field with which Sanity's export refers to an asset: `image@file://./images/NAME`. */
export const ASSET_FIELD = '_sanityAsset';
const ASSET_ADDRESS = /^(image|file)@file:\/\/\.\/(images|files)\/([^/\\]+)$/;

/**
 * Reads a dataset in the layout of `sanity dataset export`: one document per line in `data.ndjson`,
 * assets in `images/` and `files/`.
 *
 * @param folder the folder that contains `data.ndjson`
 * @throws {CommandError} when `data.ndjson` is missing, or a line is not a document, repeats an `_id`
 * or refers to a missing asset
 */
export async function readDataset(folder: string): Promise<Dataset> {
  const documents = new Map<string, LakeDocument>();
  const assets = new Map<string, string>();
  const file = path.join(folder, 'data.ndjson');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw explainDiskFailure(cause);
  });
  /** The ids of asset documents, by address: each asset is read once, however many documents use it. */
  const ids = new Map<string, string>();
  const addAsset = async (address: string) => {
    if (ids.has(address)) return;
    const { asset, key, from } = await readAsset(address, folder);
    documents.set(asset._id, asset);
    assets.set(key, from);
    ids.set(address, asset._id);
  };
  const places = new Map<string, string>();
  // Some editors begin a file with a byte order mark.
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const place = `${file}:${index + 1}`;
    const { value, id } = parseLine(line, place);
    const other = places.get(id);
    if (other !== undefined)
      throw new CommandError(
        `${place}: ${other} has the same _id, ${id}; remove one of the two lines, or give it another _id`,
      );
    places.set(id, place);
    try {
      if (!hasStorableNumbers(value)) throw new CommandError(TOO_LARGE);
      refuseInheritedNames(value);
      for (const address of assetsIn(value)) await addAsset(address);
    } catch (cause) {
      throw new CommandError(
        `${place}, document ${id}: ${failureMessage(explainDiskFailure(cause))}`,
      );
    }
    documents.set(id, v.parse(DocumentSchema, withReferences(value, ids)));
  }
  return { documents, assets };
}

function parseLine(line: string, place: string) {
  try {
    const value: unknown = JSON.parse(line);
    return { value, id: v.parse(DocumentSchema, value)._id };
  } catch (cause) {
    const message = `${place}: not a document with _id and _type; correct the line or remove it`;
    throw new CommandError(message, { cause });
  }
}

/** The addresses of all assets that a document refers to, in its order. */
const assetsIn = (document: unknown): readonly string[] =>
  [...objectsIn(document)]
    .flatMap(({ [ASSET_FIELD]: address }) => (address === undefined ? [] : [String(address)]))
    .toReversed();

/** Replaces addresses of assets with references to their documents. */
const withReferences = (document: unknown, ids: ReadonlyMap<string, string>): unknown =>
  replaceFields(document, (name, address) =>
    name === ASSET_FIELD
      ? ['asset', { _type: 'reference', _ref: ids.get(String(address)) }]
      : undefined,
  );

async function readAsset(address: string, folder: string) {
  const [, prefix, kind = '', originalFilename = ''] = ASSET_ADDRESS.exec(address) ?? [];
  if (!isAssetKind(kind) || ASSET_KINDS[kind].prefix !== prefix)
    throw new CommandError(`${address}: not a file in images/ or files/ of the dataset`);
  const from = path.join(folder, kind, originalFilename);
  const { document: asset, name } = await describeAsset({
    kind,
    file: from,
    originalFilename,
    ...(await sha1Of(from)),
  });
  return { asset, key: assetKey(kind, name), from };
}

/** The key of an asset's file in a dataset. */
export const assetKey = (kind: AssetKind, name: string): string => `${kind}/${name}`;

/** The author of imported documents in their history. */
const IMPORT = 'lake-import';

/**
 * Stores a dataset in one transaction, keeping dates and revisions.
 *
 * @param importedAt dates of documents that lack them, such as a line written by hand; by default they
 *   get none, so that every pull of the same dataset yields the same content
 */
export function importDataset(sql: Sql, { documents }: Dataset, importedAt?: string): void {
  new Store(sql).commit({
    id: IMPORT,
    author: IMPORT,
    timestamp: importedAt ?? new Date().toISOString(),
    changes: Array.from(documents.values(), (document) => {
      const after = withSystemFields(document, importedAt);
      return { id: after._id, before: undefined, after, mutations: [{ create: after }] };
    }),
  });
}

/** An open form of the Studio follows only documents with a revision, and calls undated ones new. */
const withSystemFields = (
  { _id, _type, _createdAt, _updatedAt, _rev = IMPORT, ...content }: LakeDocument,
  importedAt: string | undefined,
): LakeDocument => ({
  _id,
  _type,
  _createdAt: _createdAt ?? importedAt,
  _updatedAt: _updatedAt ?? importedAt,
  _rev,
  ...content,
});
