import type { Picture } from '../../../locales/picture.ts';
import type { PictureDocument } from '../../queries/fragments.ts';

/** Where Sanity serves pictures. */
export const PICTURE_HOST = 'https://cdn.sanity.io';

/** How pictures get onto the site: the pull generates files, the preview shows the originals. */
export interface Pictures {
  /** Describes a document's picture for the site. */
  describe(document: PictureDocument): Picture;
  /** URL of the picture shown when a page is shared. */
  shareUrl(page: { readonly slug: string; readonly accent: string }): string;
  /** The same for pages without their own guilloche. */
  readonly defaultShareUrl: string;
}
