import type { SpawnOptions } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ENVIRONMENT } from '../../support/environment.ts';
import { type ServingProcess, startServing } from '../../support/servingProcess.ts';

/** `npm run serve` in a child process. */
export interface ServeProcess extends ServingProcess {
  /** Its error output. */
  errorOutput(): string;
  /** Number of its open files and connections. */
  descriptors(): Promise<number>;
}

interface ServeProcessOptions {
  /** The folder with `dist/client`. */
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly options?: readonly string[];
  /** Command prefix: a program that runs it, and its arguments. */
  readonly prefix?: readonly string[];
  readonly user?: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/** Starts it on a free port, without this machine's settings. */
export async function startServe(server: ServeProcessOptions): Promise<ServeProcess> {
  const { folder, settings = {}, options = [], prefix = [], user = {} } = server;
  const serving = await startServing({
    name: 'The site',
    command: [...prefix, process.execPath, path.resolve('scripts/serve.ts'), ...options],
    ready: /The site is on (\S+)/,
    stderr: 'pipe',
    options: { cwd: folder, env: { ...ENVIRONMENT, PORT: '0', ...settings }, ...user },
  });
  let errorOutput = '';
  serving.process.stderr?.setEncoding('utf8').on('data', (text) => {
    errorOutput += text;
  });
  return {
    ...serving,
    errorOutput: () => errorOutput,
    descriptors: async () => (await readdir(`/proc/${serving.process.pid}/fd`)).length,
  };
}
