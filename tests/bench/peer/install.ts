import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A package of `tests/bench/packages` with its dependencies, in a temporary folder. */
export interface Installed extends AsyncDisposable {
  readonly root: string;
}

/** Installs a package from its lock file. */
export async function install(name: string): Promise<Installed> {
  const root = await mkdtemp(path.join(tmpdir(), `bench-${name}-`));
  await cp(path.resolve('tests/bench/packages', name), root, { recursive: true });
  // Not `npm ci`, which rejects a lock file without the packages of every platform.
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: root });
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}
