import { spawnSync } from 'node:child_process';
import { CommandError } from '../../scripts/command/command.ts';
import { findOrInstall, installPackages, type Program } from './programs.ts';

/** It tells which system calls a program makes, and meddles with them. */
export const STRACE: Program = {
  name: 'strace',
  variable: 'STRACE',
  places: ['/usr/bin/strace', '/usr/local/bin/strace'],
  installers: [installPackages('strace')],
  advice:
    'run "apt-get install strace" on Debian or Ubuntu, or set STRACE to the path of one; it exists for Linux alone, elsewhere run the tests in a container',
};

/**
 * The strace that tests trace with, installed when there is none.
 *
 * @returns path of its file
 * @throws {CommandError} when there is none, or programs may not be traced here
 */
export function requireStrace(): string {
  const strace = findOrInstall(STRACE);
  const { status, stderr } = spawnSync(strace, ['-f', '-o', '/dev/null', 'true']);
  if (status === 0) return strace;
  throw new CommandError(
    `${strace} may not trace programs here: ${stderr}Give the container the capability SYS_PTRACE`,
  );
}
