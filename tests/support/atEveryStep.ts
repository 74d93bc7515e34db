import path from 'node:path';
import { COMPILED } from './compiled.ts';
import { findOrInstallStrace } from './strace.ts';

/** What becomes of a program at one of its changes to the disk. */
export type StepFault = 'KILL' | 'EIO' | 'ENOSPC';

/** What to run a script through, and with which settings, so that the fault happens. */
export interface Injection {
  readonly through: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

/** System calls between which something else is on the disk: what is made is flushed before it counts. */
const CHANGES = ['fsync', 'rename', 'unlink', 'rmdir'] as const;

/**
 * Runs a script again and again, with a fault at its first change to the disk, at its second, and
 * so on: by strace in the system call itself, or before the script's own call where programs cannot
 * be traced.
 *
 * @param run runs the script in a folder of its own and tells whether the fault happened
 */
export async function atEveryStep(
  fault: StepFault,
  run: (injection: Injection) => Promise<boolean>,
): Promise<void> {
  const strace = findOrInstallStrace();
  // Beside each other: a script that starts leaves a core idle.
  await Promise.all((strace ? CHANGES : ['any']).map(atEveryCall));

  async function atEveryCall(call: string): Promise<void> {
    for (let step = 1; ; step += 1) {
      const injection = strace ? tracing(strace, call, step, fault) : hooking(step, fault);
      if (!(await run(injection))) break;
    }
  }
}

function tracing(strace: string, call: string, step: number, fault: StepFault): Injection {
  const what = fault === 'KILL' ? 'signal=KILL' : `error=${fault}`;
  const inject = ['-e', `trace=${call}`, '-e', `inject=${call}:${what}:when=${step}`];
  // It stops at other calls as well when it sends signals; errors need no more than the one call.
  const quick = fault === 'KILL' ? [] : ['--seccomp-bpf'];
  return {
    through: [strace, '-f', ...quick, '-qq', '-o', '/dev/null', ...inject],
    // strace counts for each thread: with one thread for files it counts them all.
    settings: { ...COMPILED, UV_THREADPOOL_SIZE: '1' },
  };
}

function hooking(step: number, fault: StepFault): Injection {
  const hook = path.resolve('tests/support/faultAtStep.ts');
  return {
    through: [],
    settings: {
      ...COMPILED,
      NODE_OPTIONS: `--import=${hook}`,
      FAULT: fault,
      FAULT_AT: String(step),
    },
  };
}
