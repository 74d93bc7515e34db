import path from 'node:path';
import { type ServingProcess, startServing } from '../../support/servingProcess.ts';

/** A publish server in a process of its own, which can be killed. */
export type ServerProcess = ServingProcess;

/**
 * Serves a checkout in a process of its own.
 *
 * @param wrapper a command to run it with, such as `faketime -1d`
 */
export function startServerProcess(
  root: string,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const script = path.resolve('tests/publish/support/runServer.ts');
  return startServing({
    name: 'The server',
    command: [...wrapper, process.execPath, script, root],
    ready: /^(http:\/\/127\.0\.0\.1:\d+)$/m,
    stderr: 'inherit',
  });
}
