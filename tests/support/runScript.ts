import { execFile } from 'node:child_process';
import path from 'node:path';

/** What a command said and how it ended. */
export interface Run {
  readonly code: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of `scripts/` as npm does, in a folder, without the settings of this machine. */
export const runScript = (
  script: string,
  options: readonly string[],
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Run> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...settings };
    const file = path.resolve('scripts', script);
    execFile(process.execPath, [file, ...options], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
