import type { LakeDocument } from './document.ts';

/** Asset documents carry their whole address, which depends on how the lake is reached. */
export const withAddress = (document: LakeDocument, origin: string): LakeDocument =>
  document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
    ? { ...document, url: `${origin}/${String(document.path)}` }
    : document;
