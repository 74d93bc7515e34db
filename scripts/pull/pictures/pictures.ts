import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Picture } from '../../../locales/picture.ts';
import { pictureUrl } from '../../../locales/pictureUrl.ts';
import type { Site } from '../../../locales/site.ts';
import type { Pictures } from '../../../studio/compose/site/pictures.ts';
import { visibleRegion } from '../../../studio/compose/site/visibleRegion.ts';
import type { PictureDocument } from '../../../studio/queries/fragments.ts';
import { defaultShareImage, describeShareImage } from './shareImages.ts';

/** Width of the largest file, in device pixels, of a picture that visitors can enlarge. */
export const LARGEST_WIDTH = 1600;

/** The same of a picture with a fixed aspect ratio, which stands beside a text. */
const LARGEST_FIXED_WIDTH = 800;

/** Widths of the files below the largest, which has the picture's own width if that is smaller. */
const SMALLER_WIDTHS = [400, 800] as const;

/** Whether the original is reduced first: reading one of 50 MB nine times exhausted the memory. */
export const isReduced = ({ width }: { readonly width: number }): boolean =>
  width > 2 * LARGEST_WIDTH;

/** Change this with every change of {@link encoders}: it is part of the file names. */
const RECIPE = 'avif26to33-webp78-jpg80';

const encoders = {
  // Fine lines take many bytes. The two or three device pixels per CSS pixel of phones hide the low
  // quality; the widest files are shown larger.
  avif: (image: Sharp, width: number) =>
    image.avif({
      quality: width < LARGEST_WIDTH ? 26 : 33,
      effort: 4,
      chromaSubsampling: '4:2:0',
    }),
  webp: (image: Sharp) => image.webp({ quality: 78 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
} as const;

const EXTENSIONS = Object.keys(encoders) as (keyof typeof encoders)[];

/** Describes the files of a document's picture, without making them. */
export function describePicture(picture: PictureDocument): Picture {
  const { file, caption, shape } = picture;
  const region = visibleRegion(picture);
  const { width, height } = region ?? file;
  const largest = Math.min(width, shape ? LARGEST_FIXED_WIDTH : LARGEST_WIDTH);
  const recipe = [
    isReduced(file) ? `${RECIPE}-reduced` : RECIPE,
    ...(file.hasAlpha ? ['on white'] : []),
    ...(region ? Object.values(region) : []),
    // The same file may also be in a gallery.
    ...(shape ? ['fixed'] : []),
  ].join(' ');
  return {
    name: createHash('sha256').update(`${file._id} ${recipe}`).digest('hex').slice(0, 16),
    width,
    height,
    widths: [...SMALLER_WIDTHS.filter((wide) => wide < largest), largest],
    captioned: caption !== undefined,
  };
}

/** How to make one file of a picture. */
export interface FileRecipe {
  /** Its path on the site. */
  readonly url: string;
  readonly width: number;
  readonly encode: (image: Sharp) => Sharp;
}

/** The files of a picture, relative to `public`. */
export const pictureFiles = (picture: Picture): string[] =>
  fileRecipes(picture).map(({ url }) => url);

/** How each file of a picture is made. */
export const fileRecipes = ({ name, widths }: Picture): FileRecipe[] =>
  widths.flatMap((width) =>
    EXTENSIONS.map((extension) => ({
      url: pictureUrl(name, width, extension),
      width,
      encode: (image) => encoders[extension](image, width),
    })),
  );

/** The paths of all pictures of a site. */
export function sitePicturePaths(site: Site): ReadonlySet<string> {
  const pictures = [
    ...site.projects.flatMap(({ carousel }) => carousel),
    ...site.team.flatMap(({ photo, carousel }) => [photo, ...carousel]),
  ];
  const shares = [site.share, ...[...site.programs, ...site.projects].map(({ share }) => share)];
  return new Set([...pictures.flatMap(pictureFiles), ...shares]);
}

/** Pictures named by a digest of their inputs. */
export const hashedPictures: Pictures = {
  describe: describePicture,
  shareUrl: ({ slug, accent }) => describeShareImage({ seed: slug, accent }).url,
  defaultShareUrl: defaultShareImage.url,
};
