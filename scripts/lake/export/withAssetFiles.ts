import { ASSET_KINDS } from '../assets/kind.ts';
import { ASSET_FIELD } from '../dataset.ts';
import type { ExportedAsset } from './nameAssets.ts';

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
