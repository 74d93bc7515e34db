import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutLatinFace, LATIN_FACE } from '../../../scripts/build/headings/latinFace.ts';

test('English headings have the face as it is cut today', async () => {
  const face = await readFile(LATIN_FACE);
  expect(face.equals(await cutLatinFace()), 'node scripts/build/headings/latinFace.ts').toBe(true);
});
