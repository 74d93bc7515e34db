import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { CommandError } from '../../scripts/command/command.ts';

/** Duration of a script, in seconds. */
export interface Duration {
  /** Wall-clock time; other work on the machine adds to it. */
  readonly elapsed: number;
  /** Processor time of all threads, which is comparable even on a busy machine. */
  readonly processor: number;
}

/** A checkout to measure in, so that the real one keeps its content and its build. */
export interface Copy extends AsyncDisposable {
  readonly root: string;
  /** Folder of the built site. */
  readonly client: string;
  /** Runs a script of `scripts/` in a child process. */
  run(script: string): Promise<Duration>;
}

/** Generated files, which each copy generates itself. */
const LEFT_OUT = new Set(
  ['.git', '.cache', '.lake', 'dist', 'node_modules', 'releases', 'shots'].concat(
    path.join('studio', 'node_modules'),
  ),
);

/** Copies a checkout into a temporary folder, and links its packages. */
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
    run: (script) => timeNode(root, [path.join('scripts', script)]),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

const REPORTER = new URL('./reportCpu.ts', import.meta.url).href;

const CpuUsage = v.object({ user: v.number(), system: v.number() });

/**
 * Runs Node in a folder and times it, including its child processes.
 *
 * @throws {CommandError} if it fails
 */
export async function timeNode(
  root: string,
  command: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<Duration> {
  const report = path.join(root, '.cache', 'cpu.ndjson');
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const env = { ...process.env, ...settings };
  const options = `${env.NODE_OPTIONS ?? ''} --import ${REPORTER}`.trim();
  const start = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...env, NODE_OPTIONS: options, CPU_REPORT: report },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], complaint] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  const elapsed = (performance.now() - start) / 1000;
  if (code !== 0) throw new CommandError(`${command[0]} failed in ${root}:\n${complaint}`);
  return { elapsed, processor: sumUsage(await readFile(report, 'utf8')) };
}

/** Processor time of the script and its child processes, in seconds. */
const sumUsage = (lines: string): number =>
  lines
    .trim()
    .split('\n')
    .map((line) => v.parse(CpuUsage, JSON.parse(line)))
    .reduce((sum, { user, system }) => sum + (user + system) / 1e6, 0);
