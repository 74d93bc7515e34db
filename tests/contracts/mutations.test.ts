import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTATIONS } from '../mutations/mutations.ts';

test.each(MUTATIONS)(
  'the text to replace for “$name” occurs in $file exactly once',
  ({ file, find }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  },
);
