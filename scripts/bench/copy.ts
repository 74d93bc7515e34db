import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../command.ts';

const execute = promisify(execFile);

/** A checkout to measure in, so that the real one keeps its content and its build. */
export interface Copy extends AsyncDisposable {
  readonly root: string;
  /** Folder of the built site. */
  readonly client: string;
  /** Runs a script of `scripts/` in a process of its own; gives the seconds that it took. */
  run(script: string): Promise<number>;
}

const LEFT_OUT = new Set(['.git', '.cache', 'dist', 'node_modules']);

/** Copies a checkout into a temporary folder, its packages by a link. */
export async function makeCopy(checkout: string): Promise<Copy> {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await cp(checkout, root, {
    recursive: true,
    filter: (file) => !LEFT_OUT.has(path.relative(checkout, file)),
  });
  await symlink(path.join(checkout, 'node_modules'), path.join(root, 'node_modules'));
  return {
    root,
    client: path.join(root, 'dist', 'client'),
    run: (script) => timeScript(root, script),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

async function timeScript(root: string, script: string): Promise<number> {
  const start = performance.now();
  try {
    // A build of many pages says more than the default of one megabyte.
    await execute(process.execPath, [path.join('scripts', script)], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (cause) {
    throw new CommandError(`scripts/${script} failed in ${root}: run it here to see why`, {
      cause,
    });
  }
  return (performance.now() - start) / 1000;
}
