import sharp from 'sharp';
import { type Scene, toSvg } from './scene.ts';

/** Above this a picture is too heavy for the repository, and gives up its full colours. */
const HEAVY = 275_000;

/**
 * Full colour keeps gradients free of bands and usually fits, since flat shapes compress
 * well; only a picture that does not fit is reduced to a palette.
 */
export async function toPng(scene: Scene): Promise<Buffer> {
  const image = sharp(Buffer.from(toSvg(scene))).flatten({ background: '#ffffff' });
  const full = await image.clone().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  if (full.length <= HEAVY) return full;
  return image
    .png({
      palette: true,
      colours: 256,
      quality: 100,
      dither: 0.4,
      effort: 10,
      compressionLevel: 9,
    })
    .toBuffer();
}
