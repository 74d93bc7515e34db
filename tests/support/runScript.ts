import { execFile } from 'node:child_process';
import path from 'node:path';
import { ENVIRONMENT } from './environment.ts';

/** Output and exit code of a command. */
export interface Run {
  readonly code: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command of `scripts/` as npm does, in a folder, without this machine's environment variables.
 *
 * @param prefix command prefix: a program that runs it, and its arguments
 */
export const runScript = (
  script: string,
  options: readonly string[],
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  prefix: readonly string[] = [],
): Promise<Run> =>
  new Promise((resolve) => {
    const env = { ...ENVIRONMENT, ...settings };
    const command = [process.execPath, path.resolve('scripts', script), ...options];
    const [program = '', ...given] = [...prefix, ...command];
    execFile(program, given, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? (error.signal ?? error.code) : 0, stdout, stderr }),
    );
  });
