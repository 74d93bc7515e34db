import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutLatinFace, LATIN_FACE } from '../../../scripts/build/headings/latinFace.ts';

test('the committed heading font is up to date', async () => {
  const face = await readFile(LATIN_FACE);
  expect(face.equals(await cutLatinFace()), 'node scripts/build/headings/latinFace.ts').toBe(true);
});
