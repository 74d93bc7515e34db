import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LATIN_FACE, subsetLatinFace } from '../../../scripts/build/headings/latinFace.ts';

test('the committed heading font is up to date', async () => {
  const face = await readFile(LATIN_FACE);
  expect(face.equals(await subsetLatinFace()), 'node scripts/build/headings/latinFace.ts').toBe(
    true,
  );
});
