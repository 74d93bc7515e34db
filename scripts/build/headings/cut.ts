import { readFile } from 'node:fs/promises';
import { CUT, FACE_PACKAGE, packageFile } from './face.ts';

/** Cuts fonts out of the whole one, which has 15 MB: it is read when the first is wanted. */
type CutFont = (characters: string) => Promise<Uint8Array>;

/**
 * Prepares to cut several fonts: out of what they need together, each takes a fraction of the time,
 * and has the same bytes as out of the whole.
 *
 * @param all characters that are going to be wanted
 */
export async function prepareCuts(all: string): Promise<CutFont> {
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(packageFile(FACE_PACKAGE, '700Bold/NotoSerifSC_700Bold.ttf'));
  const needed = await subsetFont(whole, all, { ...CUT, targetFormat: 'truetype' });
  return (characters) => subsetFont(needed, characters, { ...CUT, targetFormat: 'woff2' });
}
