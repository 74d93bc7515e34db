import { spawnSync } from 'node:child_process';
import { CommandError } from '../../scripts/command/command.ts';
import { findOrInstall, installPackages, type Program } from './programs.ts';

/** Traces a program's system calls, and injects faults into them. */
export const STRACE: Program = {
  name: 'strace',
  variable: 'STRACE',
  places: ['/usr/bin/strace', '/usr/local/bin/strace'],
  installers: [installPackages('strace')],
  advice:
    'run "apt-get install strace" on Debian or Ubuntu, or set STRACE to the path of one; it exists for Linux alone, elsewhere run the tests in a container',
};

let found: string | undefined;

/**
 * Finds strace, or installs it, and tries it out once.
 *
 * @returns path of its file
 * @throws {CommandError} if there is none, or tracing is forbidden here
 */
export function requireStrace(): string {
  if (found !== undefined) return found;
  const strace = findOrInstall(STRACE);
  const { status, stderr } = spawnSync(strace, ['-f', '-o', '/dev/null', 'true']);
  if (status === 0) {
    found = strace;
    return strace;
  }
  throw new CommandError(
    `${strace} may not trace programs here: ${stderr}Give the container the capability SYS_PTRACE`,
  );
}
