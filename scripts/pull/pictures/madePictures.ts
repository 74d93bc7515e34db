import type { Pictures } from '../../../studio/compose/site/pictures.ts';
import { describePicture } from './pictures.ts';
import { defaultShare, shareOf } from './share.ts';

/** Pictures named by a digest of their inputs. */
export const madePictures: Pictures = {
  describe: describePicture,
  shareUrl: ({ slug, accent }) => shareOf({ seed: slug, accent }).url,
  defaultShareUrl: defaultShare.url,
};
