import { expect, test } from 'vitest';
import { pictureFileProblem } from '../../../studio/schema/rules/pictureFile.ts';

const idOf = (file: string) => `image-${'a'.repeat(40)}-${file}`;

test.each(['10x10-png', '4000x3000-jpg', '10000x10000-webp', '1x1-avif'])('accepts %s', (file) => {
  expect(pictureFileProblem(idOf(file))).toBeUndefined();
});

test.each(['10x10-svg', '10x10-gif', '10x10-tif', '10x10-heic', 'pdf'])('rejects %s', (file) => {
  expect(pictureFileProblem(idOf(file))).toMatch(/cannot show this kind of file/);
});

test('rejects a picture that is too large to resize', () => {
  expect(pictureFileProblem(idOf('10001x10000-png'))).toMatch(/too large \(10001 × 10000\)/);
});
