import { ASSET_KINDS, type AssetKind, assetFileOf, isAssetFileName } from './assets/kind.ts';
import { ASSET_FIELD } from './dataset.ts';
import type { LakeDocument } from './documents/document.ts';
import { isObject, replaceFields } from './documents/values.ts';

/** An asset and its file name in an export. */
export interface ExportedAsset {
  readonly kind: AssetKind;
  /** File name in the lake. */
  readonly stored: string;
  /** File name in the export. */
  readonly name: string;
}

/** Original file names that are safe to use as they are. */
const SAFE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;

/**
 * Chooses the file names of all assets, by document id: the original name, or the content hash if
 * that name is unsafe, already in use, or a content hash, perhaps of another asset.
 */
export function nameAssets(documents: readonly LakeDocument[]): Map<string, ExportedAsset> {
  const taken = new Set<string>();
  const named = new Map<string, ExportedAsset>();
  for (const { _id, _type, originalFilename } of documents) {
    if (_type !== 'sanity.imageAsset' && _type !== 'sanity.fileAsset') continue;
    const file = assetFileOf(_id);
    if (!file) continue;
    const original = String(originalFilename);
    const key = `${file.kind}/${original.toLowerCase()}`;
    const isUsable =
      SAFE_NAME.test(original) &&
      !isAssetFileName(original.toLowerCase()) &&
      hasExtension(original, file.name) &&
      !taken.has(key);
    if (isUsable) taken.add(key);
    named.set(_id, { kind: file.kind, stored: file.name, name: isUsable ? original : file.name });
  }
  return named;
}

/** With a wrong extension a file would be imported as another type. */
const hasExtension = (name: string, stored: string) => {
  const extension = stored.slice(stored.lastIndexOf('.'));
  const own = name.slice(name.lastIndexOf('.')).toLowerCase();
  return own === extension || (own === '.jpeg' && extension === '.jpg');
};

/**
 * Replaces references to assets with file names, as Sanity's export does.
 *
 * @param used collects every asset that is referred to
 */
export const withAssetFiles = (
  document: LakeDocument,
  assets: ReadonlyMap<string, ExportedAsset>,
  used: Set<ExportedAsset>,
): unknown =>
  replaceFields(document, (field, value) => {
    const asset = field === 'asset' ? assets.get(plainReference(value)) : undefined;
    if (!asset) return undefined;
    used.add(asset);
    const { kind, name } = asset;
    return [ASSET_FIELD, `${ASSET_KINDS[kind].prefix}@file://./${kind}/${name}`];
  });

/** The target of a reference without further fields: an import could not restore those. */
function plainReference(value: unknown): string {
  if (!isObject(value) || !('_ref' in value)) return '';
  const extra = Object.keys(value).some((key) => key !== '_ref' && key !== '_type');
  return extra ? '' : String(value._ref);
}
