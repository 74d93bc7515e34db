import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LATIN_FACE, subsetLatinFace } from '../../../scripts/build/headings/latinFace.ts';

test('English headings have the face as it is cut today', async () => {
  const face = await readFile(LATIN_FACE);
  expect(face.equals(await subsetLatinFace()), 'node scripts/build/headings/latinFace.ts').toBe(
    true,
  );
});
