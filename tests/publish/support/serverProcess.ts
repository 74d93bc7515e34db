import path from 'node:path';
import { type ServingProcess, startServing } from '../../support/servingProcess.ts';

/** A publish server in a child process, which can be killed. */
export type ServerProcess = ServingProcess;

/**
 * Serves a checkout in a child process.
 *
 * @param prefix command prefix, e.g. `faketime -1d`
 */
export function startServerProcess(
  root: string,
  prefix: readonly string[] = [],
): Promise<ServerProcess> {
  const script = path.resolve('tests/publish/support/runServer.ts');
  return startServing({
    name: 'The server',
    command: [...prefix, process.execPath, script, root],
    ready: /^(http:\/\/127\.0\.0\.1:\d+)$/m,
    stderr: 'inherit',
  });
}
