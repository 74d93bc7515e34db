import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { pictureUrl } from '../../../locales/pictureUrl.ts';
import type { Picture, Site } from '../../../locales/site.ts';
import { cutOf } from '../../../studio/compose/site/cut.ts';
import type { PictureDocument } from '../../../studio/queries/fragments.ts';

/** Widths that pictures are made in, in CSS pixels times device pixels. */
const WIDTHS = [400, 800, 1600] as const;
export const [, , LARGEST_WIDTH] = WIDTHS;

/** Whether the files are made from a smaller picture: one of 50 MB, read nine times, took all memory. */
export const isReduced = ({ width }: { readonly width: number }): boolean =>
  width > 2 * LARGEST_WIDTH;

/** Changes whenever {@link encoders} do, so that files made otherwise get other names. */
const RECIPE = 'avif26to33-webp78-jpg80';

const encoders = {
  // Fine lines weigh much. A phone shows a file at two or three of its dots a pixel, which hides what
  // the low quality takes; the widest is seen enlarged.
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

/** What a picture of a document becomes; known before it is made. */
export function describePicture(picture: PictureDocument): Picture {
  const { file, caption } = picture;
  const cut = cutOf(picture);
  const { width, height } = cut ?? file;
  const recipe = [
    isReduced(file) ? `${RECIPE}-reduced` : RECIPE,
    ...(cut ? Object.values(cut) : []),
  ].join(' ');
  const widths = WIDTHS.filter((wide) => wide <= width);
  return {
    name: createHash('sha256').update(`${file._id} ${recipe}`).digest('hex').slice(0, 16),
    width,
    height,
    widths: widths.length > 0 ? widths : [width],
    fallback: 'jpg',
    captioned: caption !== undefined,
  };
}

/** A file that a picture is made into, and how. */
export interface FileRecipe {
  /** Its address on the site. */
  readonly url: string;
  readonly width: number;
  readonly encode: (image: Sharp) => Sharp;
}

/** The files of a picture, below `public`. */
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

/** The addresses of all pictures that a site shows. */
export function picturesShown(site: Site): ReadonlySet<string> {
  const pictures = [
    ...site.projects.flatMap(({ carousel }) => carousel),
    ...site.team.flatMap(({ photo, carousel }) => [photo, ...carousel]),
  ];
  const shares = [site.share, ...[...site.programs, ...site.projects].map(({ share }) => share)];
  return new Set([...pictures.flatMap(pictureFiles), ...shares]);
}
