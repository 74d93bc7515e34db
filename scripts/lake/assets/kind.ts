/** The two kinds of assets, as named in URLs, ids and types. */
export const ASSET_KINDS = {
  images: { prefix: 'image', type: 'sanity.imageAsset' },
  files: { prefix: 'file', type: 'sanity.fileAsset' },
} as const;
export type AssetKind = keyof typeof ASSET_KINDS;

export const isAssetKind = (name: string): name is AssetKind => Object.hasOwn(ASSET_KINDS, name);

/** `<sha1>-<w>x<h>.<ext>` or `<sha1>.<ext>`: safe against path traversal. */
const FILE_NAME = /^[0-9a-f]{40}(?:-\d{1,6}x\d{1,6})?\.[a-z0-9]{1,16}$/;

/** Whether a name from a URL is a valid asset file name. */
export const isAssetFileName = (name: string): boolean => FILE_NAME.test(name);

/** The file of an asset document, from its id such as `image-<sha1>-<w>x<h>-<ext>`. */
export function assetFileOf(id: string): { kind: AssetKind; name: string } | undefined {
  const parts = /^(image|file)-(.+)-([a-z0-9]+)$/.exec(id);
  const kind = parts?.[1] === 'image' ? 'images' : 'files';
  const name = `${parts?.[2]}.${parts?.[3]}`;
  return isAssetFileName(name) ? { kind, name } : undefined;
}
