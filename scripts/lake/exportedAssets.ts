import { ASSET_KINDS, type AssetKind, assetFileOf } from './assets/kind.ts';
import { ASSET_FIELD } from './dataset.ts';
import type { LakeDocument } from './documents/document.ts';

/** An asset as an export names it. */
export interface ExportedAsset {
  readonly kind: AssetKind;
  /** Its file in the lake. */
  readonly stored: string;
  /** Its file in the export. */
  readonly name: string;
}

/** What editors call a file is kept when nothing in it could lead elsewhere. */
const PLAIN = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;

/**
 * Names the files of all assets, by the ids of their documents: as they were called when they were
 * uploaded, or by their content where that is not possible or another has the name.
 */
export function nameAssets(documents: readonly LakeDocument[]): Map<string, ExportedAsset> {
  const taken = new Set<string>();
  const named = new Map<string, ExportedAsset>();
  for (const { _id, _type, originalFilename } of documents) {
    if (_type !== 'sanity.imageAsset' && _type !== 'sanity.fileAsset') continue;
    const file = assetFileOf(_id);
    if (!file) continue;
    const wish = String(originalFilename);
    const key = `${file.kind}/${wish.toLowerCase()}`;
    const name =
      PLAIN.test(wish) && hasExtension(wish, file.name) && !taken.has(key) ? wish : file.name;
    taken.add(`${file.kind}/${name.toLowerCase()}`);
    named.set(_id, { kind: file.kind, stored: file.name, name });
  }
  return named;
}

/** A file that is called otherwise than it is would be imported as something else. */
const hasExtension = (name: string, stored: string) => {
  const extension = stored.slice(stored.lastIndexOf('.'));
  const own = name.slice(name.lastIndexOf('.')).toLowerCase();
  return own === extension || (own === '.jpeg' && extension === '.jpg');
};

/**
 * A document with files where it refers to assets, as Sanity's export writes it.
 *
 * @param used gets every asset that is named
 */
export function withAssetFiles(
  value: unknown,
  assets: ReadonlyMap<string, ExportedAsset>,
  used: Set<ExportedAsset>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssetFiles(item, assets, used));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const asset = key === 'asset' ? assets.get(plainReference(inner)) : undefined;
      if (!asset) return [key, withAssetFiles(inner, assets, used)];
      used.add(asset);
      const { kind, name } = asset;
      return [ASSET_FIELD, `${ASSET_KINDS[kind].prefix}@file://./${kind}/${name}`];
    }),
  );
}

/** The target of a reference that is nothing more: only such a one can be made anew from a file. */
function plainReference(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('_ref' in value)) return '';
  const extra = Object.keys(value).some((key) => key !== '_ref' && key !== '_type');
  return extra ? '' : String(value._ref);
}
