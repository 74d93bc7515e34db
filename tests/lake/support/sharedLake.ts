import { beforeAll } from 'vitest';
import { startTestLake, type TestLake } from './testLake.ts';

/** Starts a lake before the tests of a file, and stops it after them. */
export function shareLake(...options: Parameters<typeof startTestLake>) {
  let lake: TestLake;
  beforeAll(async () => {
    lake = await startTestLake(...options);
    return () => lake[Symbol.asyncDispose]();
  });
  const editor = () => lake.client('editor', { perspective: 'raw' });
  return { lake: () => lake, editor, get: (id: string) => editor().getDocument(id) };
}
