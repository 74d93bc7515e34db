import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';

/** A document of the lake: what Sanity stores, with its id and type. */
export type LakeDocument = { _id: string; _type: string } & Record<string, unknown>;

/** A dataset held in memory, with the folder that its pictures are read from. */
export interface Dataset {
  readonly documents: ReadonlyMap<string, LakeDocument>;
  /** Absolute path of each picture by its file name in an asset address, `<sha1>-<w>x<h>.<ext>`. */
  readonly pictures: ReadonlyMap<string, string>;
}

const DocumentSchema = v.looseObject({
  _id: v.pipe(v.string(), v.nonEmpty()),
  _type: v.pipe(v.string(), v.nonEmpty()),
});

/** How Sanity's export writes a picture: `image@file://./images/NAME`. */
const ASSET_FIELD = '_sanityAsset';
const ASSET_ADDRESS = /^image@file:\/\/\.\/(images\/[^/\\]+)$/;

/**
 * Reads a dataset in the layout that `sanity dataset export` writes: one document a line in
 * `data.ndjson`, pictures in `images/`.
 *
 * @param folder the folder that holds `data.ndjson`
 * @throws when a line is not a document, or names a picture that is not there
 */
export async function readDataset(folder: string): Promise<Dataset> {
  const documents = new Map<string, LakeDocument>();
  const pictures = new Map<string, string>();
  const file = path.join(folder, 'data.ndjson');
  const lines = (await readFile(file, 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const document = await withAssets(
      parseLine(line, `${file}:${index + 1}`),
      folder,
      (asset, from) => {
        documents.set(asset._id, asset);
        pictures.set(pictureName(asset), from);
      },
    );
    documents.set(document._id, document);
  }
  return { documents, pictures };
}

function parseLine(line: string, place: string): LakeDocument {
  try {
    return v.parse(DocumentSchema, JSON.parse(line));
  } catch (cause) {
    throw new Error(`${place}: not a document with _id and _type; restore the line or remove it`, {
      cause,
    });
  }
}

const pictureName = (asset: LakeDocument) => path.basename(String(asset.path));

type AddAsset = (asset: LakeDocument, file: string) => void;

async function withAssets(document: LakeDocument, folder: string, add: AddAsset) {
  const resolved: unknown = await resolve(document, folder, add);
  return v.parse(DocumentSchema, resolved);
}

async function resolve(value: unknown, folder: string, add: AddAsset): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => resolve(item, folder, add)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, inner]) =>
      key === ASSET_FIELD
        ? ['asset', await importAsset(String(inner), folder, add)]
        : [key, await resolve(inner, folder, add)],
    ),
  );
  return Object.fromEntries(entries);
}

/** Makes the asset document that Sanity's import would make, and a reference to it. */
async function importAsset(address: string, folder: string, add: AddAsset) {
  const relative = ASSET_ADDRESS.exec(address)?.[1];
  if (!relative) throw new Error(`${address}: not a picture in images/ of the dataset`);
  const file = path.join(folder, relative);
  const bytes = await readFile(file);
  const { width, height, format } = await sharp(bytes).metadata();
  const sha1hash = createHash('sha1').update(bytes).digest('hex');
  const extension = format === 'jpeg' ? 'jpg' : format;
  const _id = `image-${sha1hash}-${width}x${height}-${extension}`;
  add(
    {
      _id,
      _type: 'sanity.imageAsset',
      assetId: sha1hash,
      sha1hash,
      extension,
      mimeType: `image/${format}`,
      originalFilename: path.basename(relative),
      path: `images/embedded/production/${sha1hash}-${width}x${height}.${extension}`,
      size: bytes.byteLength,
      metadata: { _type: 'sanity.imageMetadata', dimensions: { width, height } },
    },
    file,
  );
  return { _type: 'reference', _ref: _id };
}
