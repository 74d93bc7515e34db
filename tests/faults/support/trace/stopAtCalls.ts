import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, lstatSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { requireStrace } from '../../../runner/strace.ts';
import { endTracee } from './endTracee.ts';

/** Calls that change the disk or flush it. */
const CALLS = [
  'write',
  'pwrite64',
  'openat',
  'link',
  'symlink',
  'mkdir',
  'rename',
  'utimensat',
  'unlink',
  'unlinkat',
  'rmdir',
  'fsync',
  'fdatasync',
].join(',');

const READING = /^\d+ openat\([^)]*O_RDONLY/;

/** What to run, and which folder to watch. */
export interface Watched {
  readonly command: readonly string[];
  /** Working directory. */
  readonly cwd: string;
  /** Counts calls with a path in this folder. */
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Runs a command and stops the whole process after each call that changes a folder, as if it were
 * killed there: one run covers all moments.
 *
 * @param look called at each stop at which the folder has changed, with the call
 * @returns the exit code of the command
 */
export async function stopAtCalls(
  { command, cwd, folder, settings = {} }: Watched,
  look: (call: string) => Promise<void>,
): Promise<number | null> {
  const own = await mkdtemp(path.join(tmpdir(), 'stops-'));
  const pipe = path.join(own, 'calls');
  execFileSync('mkfifo', [pipe]);
  const options = ['-f', '-q', '-y', '-s', '8', '-o', pipe];
  const stops = [
    '-e',
    `trace=${CALLS}`,
    '-e',
    `inject=${CALLS}:signal=STOP`,
    '-e',
    'signal=STOP,CONT',
  ];
  const child = spawn(requireStrace(), [...options, ...stops, ...command], {
    cwd,
    // With one thread for files, no two calls happen at once.
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  // A process that is still stopped after that will not continue: the test must fail, and leave
  // nothing.
  const patience = setTimeout(() => endTracee(child, 'SIGKILL'), 150_000);
  const lines = createInterface({ input: createReadStream(pipe) });
  const isChange = changesOf(folder, cwd);
  const calls = new Map<string, string>();
  const stopped = new Set<string>();
  let cause = '';
  try {
    for await (const line of lines) await follow(line);
  } catch (error) {
    // A stopped process would stay stopped, and block the test run.
    endTracee(child, 'SIGKILL');
    throw error;
  } finally {
    clearTimeout(patience);
  }
  const [code] = await ended;
  await rm(own, { recursive: true });
  return code;

  async function follow(line: string): Promise<void> {
    const thread = /^\d+/.exec(line)?.[0] ?? '';
    if (line.includes('--- SIGSTOP')) cause = calls.get(thread) ?? '';
    else if (line.includes('--- stopped by SIGSTOP')) stopped.add(thread);
    else if (line.includes(' resumed>')) calls.set(thread, `${calls.get(thread)} ${line}`);
    else calls.set(thread, line);

    const [first] = stopped;
    const threads = first === undefined ? [] : threadsOf(first);
    // The process is stopped once every thread is.
    if (first === undefined || !threads.every((each) => stopped.has(each))) return;
    if (isChange(cause)) await look(cause);
    stopped.clear();
    process.kill(Number(first), 'SIGCONT');
  }
}

/** Whether a call changed a folder since the previous one. */
function changesOf(folder: string, cwd: string): (call: string) => boolean {
  let before = describeFolder(folder);
  return (call) => {
    const names = call.replaceAll(`AT_FDCWD<${cwd}>`, '');
    if (!names.includes(folder) || READING.test(call)) return false;
    const now = describeFolder(folder);
    const isChanged = now !== before;
    before = now;
    return isChanged;
  };
}

const describeFolder = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { ino, size, mtimeNs } = lstatSync(path.join(folder, name), { bigint: true });
      return `${name} ${ino} ${size} ${mtimeNs}`;
    })
    .sort()
    .join('\n');

/** The threads of a thread's process. */
const threadsOf = (thread: string) => readdirSync(`/proc/${thread}/task`);
