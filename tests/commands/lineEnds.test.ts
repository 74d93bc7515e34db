import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('scripts keep Unix line ends even if Git is configured for those of Windows', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'line-ends-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=x', '-c', 'user.email=x@x', ...options]);
  const script = 'take-lists.sh';
  git('init', '--quiet', 'origin');
  await cp('.gitattributes', path.join(root, 'origin/.gitattributes'));
  await cp(path.join('hosting', script), path.join(root, 'origin', script));
  git('-C', 'origin', 'add', '--all');
  git('-C', 'origin', 'commit', '--quiet', '--message', 'Code');
  git('clone', '--quiet', '--config', 'core.autocrlf=true', 'origin', 'clone');
  expect(await readFile(path.join(root, 'clone', script), 'utf8')).not.toContain('\r');
});
