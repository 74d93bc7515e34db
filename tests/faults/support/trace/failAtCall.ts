import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { requireStrace } from '../../../runner/strace.ts';

/**
 * Lets one call of a running process fail, and no other.
 *
 * @param call name of the system call
 * @param step which of them, from 1
 * @param code name of the error, such as `EIO`
 * @returns lets go of the process
 */
export async function failAtCall(
  pid: number,
  call: string,
  step: number,
  code: string,
): Promise<AsyncDisposable> {
  const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:error=${code}:when=${step}`];
  const strace = spawn(requireStrace(), ['-f', '-o', '/dev/null', ...inject, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(strace, 'exit');
  // It says so once it holds the process; ended before, it says why.
  const [said] = await Promise.race([once(strace.stderr, 'data'), ended]);
  if (!String(said).includes('attached')) throw new Error(`strace cannot attach: ${said}`);
  return {
    [Symbol.asyncDispose]: async () => {
      strace.kill('SIGTERM');
      await ended;
    },
  };
}
