import type { Picture } from '../../../locales/site.ts';
import type { PictureDocument } from '../../queries/fragments.ts';

/** Where Sanity serves the pictures of its projects. */
export const PICTURE_HOST = 'https://cdn.sanity.io';

/** Pictures as the site will have them: the pull makes files of them, the preview shows originals. */
export interface Pictures {
  /** Describes a picture of a document. */
  describe(document: PictureDocument): Picture;
  /** Address of the picture that shared links of a page show. */
  shareUrl(page: { readonly slug: string; readonly accent: string }): string;
  /** The same for pages without a guilloche of their own. */
  readonly defaultShareUrl: string;
}
