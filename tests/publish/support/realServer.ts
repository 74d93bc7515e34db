import path from 'node:path';
import { ENVIRONMENT } from '../../support/environment.ts';
import { type ServingProcess, startServing } from '../../support/servingProcess.ts';
import { SECRET } from './deliver.ts';

/**
 * Starts `npm run publish-server` in a checkout, without this machine's settings.
 *
 * @param settings in addition to the webhook secret
 */
export const startRealServer = (
  root: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServingProcess> =>
  startServing({
    name: 'The publish server',
    command: [process.execPath, path.resolve('scripts/publish-server.ts'), ...OPTIONS],
    ready: /"origin":"(http:[^"]+)"/,
    stderr: 'inherit',
    options: {
      cwd: root,
      env: { ...ENVIRONMENT, SANITY_WEBHOOK_SECRET: SECRET, ...settings },
    },
  });

const OPTIONS = ['--port', '0', '--poll', '0'];
