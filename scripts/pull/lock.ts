import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command.ts';

/**
 * Does something that only one process may do at a time. A lock left by a process that was killed
 * is taken over.
 *
 * @param file the lock file; its folder is made when missing
 * @throws {CommandError} when another process is at it
 */
export async function withLock<T>(file: string, run: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  await takeLock(file);
  try {
    return await run();
  } finally {
    await rm(file, { force: true });
  }
}

async function takeLock(file: string): Promise<void> {
  const handle = await open(file, 'wx').catch(() => undefined);
  if (handle) {
    await handle.writeFile(String(process.pid));
    await handle.close();
    return;
  }
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  if (owner > 0 && isRunning(owner))
    throw new CommandError(`Another pull is running (process ${owner}): wait for it to end`);
  await rm(file, { force: true });
  await takeLock(file);
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch {
    return false;
  }
}
