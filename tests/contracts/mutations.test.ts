import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTATIONS } from '../mutations/mutations.ts';

test.each(MUTATIONS)('“$name” has its place in $file, once', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
