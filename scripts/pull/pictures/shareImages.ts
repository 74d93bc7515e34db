import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { guilloche } from '../../../components/primitives/guilloche.ts';
import { SHARE_SIZE } from '../../../locales/shareSize.ts';
import type { PictureStore } from './pictureStore.ts';

export interface ShareImage {
  /** Seed of the guilloche, usually the slug. */
  readonly seed: string;
  /** Background colour, `#rrggbb`. */
  readonly accent: string;
}

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
/** Side length of the guilloche, and its line width. */
const SHOWN = 760;
const STROKE = 1.33;

/** Change this with every change of the drawing. */
const RECIPE = 'share5';

/** The picture shown for shared links to a page. It has no text, so it serves both languages. */
export const describeShareImage = (share: ShareImage) => {
  const hash = createHash('sha256').update(`${RECIPE} ${share.seed} ${share.accent}`).digest('hex');
  return { ...share, url: `/images/share-${hash.slice(0, 16)}.jpg` };
};

/** For pages without their own guilloche. */
export const defaultShareImage = describeShareImage({ seed: 'site', accent: '#1976d2' });

/** Draws missing share pictures and adds them to the store. */
export async function makeShareImages(
  shares: readonly ShareImage[],
  store: PictureStore,
): Promise<void> {
  const all = shares.map(describeShareImage);
  const missing = await store.missing(all.map(({ url }) => url));
  for (const share of all) {
    if (!missing.has(share.url)) continue;
    const picture = await sharp(Buffer.from(drawShareImage(share)))
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    await store.add(share.url, picture);
  }
}

function drawShareImage({ seed, accent }: ShareImage): string {
  const { size, path: d, copies } = guilloche(seed);
  const scale = SHOWN / size;
  const lines = Array.from(
    { length: copies },
    (_, copy) => `<path d="${d}" transform="rotate(${(copy * 360) / copies})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${accent}"/>
    <rect width="100%" height="100%" fill="#0b1a33" opacity=".35"/>
    <g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${scale})" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${STROKE / scale}">${lines.join('')}</g>
  </svg>`;
}
