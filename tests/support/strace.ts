import { spawnSync } from 'node:child_process';

/**
 * strace, which injects faults into the system calls of a program: the one that is there, else the
 * package of Debian and Ubuntu, installed now.
 *
 * @returns its name, or `undefined` on a machine that has none or does not let programs be traced
 */
export function findOrInstallStrace(): string | undefined {
  if (canTrace()) return 'strace';
  spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends strace'], {
    stdio: 'ignore',
  });
  return canTrace() ? 'strace' : undefined;
}

const canTrace = () =>
  spawnSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0;
