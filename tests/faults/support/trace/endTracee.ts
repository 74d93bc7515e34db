import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Stops what strace runs, and thereby strace: stopping strace first would leave it running. */
export function endTracee({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.trim().split(' ')) process.kill(Number(child), signal);
}
