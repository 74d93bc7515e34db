import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OutputFolder } from '../../../scripts/build/outputs.ts';

test('of two files with one name, such as _headers in public, every build keeps the later one', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'outputs-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = path.join(root, 'client');
  const build = async (before?: OutputFolder) => {
    const outputs = new OutputFolder(folder, path.join(root, 'unfinished'), before?.entries);
    for (const text of ['copied', 'made'])
      await outputs.put('_headers', { digest: text }, async () => [Buffer.from(text)]);
    await outputs.finish();
    expect(await readFile(path.join(folder, '_headers'), 'utf8')).toBe('made');
    return outputs;
  };
  await build(await build());
});
