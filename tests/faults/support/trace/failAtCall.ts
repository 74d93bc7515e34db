import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { requireStrace } from '../../../runner/strace.ts';

/**
 * Makes one call of a running process fail.
 *
 * @param call name of the system call
 * @param step number of the call, from 1
 * @param code error code, e.g. `EIO`
 * @returns a function that detaches from the process
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
  // It prints when it is attached, or why it is not.
  const [output] = await Promise.race([once(strace.stderr, 'data'), ended]);
  if (!String(output).includes('attached')) throw new Error(`strace cannot attach: ${output}`);
  return {
    [Symbol.asyncDispose]: async () => {
      strace.kill('SIGTERM');
      await ended;
    },
  };
}
