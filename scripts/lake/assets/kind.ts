/** The two kinds of assets, with their names in addresses, ids and types. */
export const ASSET_KINDS = {
  images: { prefix: 'image', type: 'sanity.imageAsset' },
  files: { prefix: 'file', type: 'sanity.fileAsset' },
} as const;
export type AssetKind = keyof typeof ASSET_KINDS;

export const isAssetKind = (name: string): name is AssetKind => Object.hasOwn(ASSET_KINDS, name);

/** `<sha1>-<w>x<h>.<ext>` or `<sha1>.<ext>`: nothing that could lead out of a folder. */
const FILE_NAME = /^[0-9a-f]{40}(?:-\d{1,6}x\d{1,6})?\.[a-z0-9]{1,16}$/;

/** Whether a name from an address may be looked for in the folder of assets. */
export const isAssetFileName = (name: string): boolean => FILE_NAME.test(name);

/** The file of an asset document, by its id such as `image-<sha1>-<w>x<h>-<ext>`. */
export function assetFileOf(id: string): { kind: AssetKind; name: string } | undefined {
  const parts = /^(image|file)-(.+)-([a-z0-9]+)$/.exec(id);
  const kind = parts?.[1] === 'image' ? 'images' : 'files';
  const name = `${parts?.[2]}.${parts?.[3]}`;
  return isAssetFileName(name) ? { kind, name } : undefined;
}
