import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ensureBundle } from '../../../scripts/build/bundle.ts';
import { buildPaths } from '../../../scripts/build/paths.ts';

test('says that the bundler was killed, as for lack of memory', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const kill = '--import=data:text/javascript,process.kill(process.pid,9)';
  vi.stubEnv('NODE_OPTIONS', kill);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(ensureBundle(buildPaths(root), 'code', true)).rejects.toThrow(
    'The code could not be bundled:\nThe bundler was ended by SIGKILL',
  );
});
