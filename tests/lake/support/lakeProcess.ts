import path from 'node:path';
import { type ServingProcess, startServing } from '../../support/servingProcess.ts';

/** A lake in a child process, which can be killed. */
export type LakeProcess = ServingProcess;

export const TOKEN = 'the-administrators-token-of-a-test';

/** Runs `npm run lake` on a free port and waits until it serves. */
export function startLakeProcess(data: string, ...options: string[]): Promise<LakeProcess> {
  const script = path.resolve('scripts/lake.ts');
  const all = ['--data', data, '--port', '0', '--token', TOKEN, ...options];
  return startServing({
    name: 'The lake',
    command: [process.execPath, script, ...all],
    ready: /on (http:\/\/127\.0\.0\.1:\d+)/,
    stderr: 'ignore',
  });
}
