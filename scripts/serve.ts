import { once } from 'node:events';
import path from 'node:path';
import { CommandError, runCommand } from './command.ts';
import { exists } from './pull/durable.ts';
import { createReleasesServer } from './serve/releases.ts';
import { createSiteServer } from './serve/server.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run serve [-- --releases DIR]

Serves dist/client on http://localhost:3000.

  --releases DIR  serves the current release of DIR instead, and follows it when it is switched

Settings: PORT (3000 unless set), CONTACT_ENDPOINT (as it was for the build).`;

const OPTIONS = { releases: { type: 'string' } } as const;

await runCommand(USAGE, OPTIONS, async ({ releases }) => {
  const { PORT, CONTACT_ENDPOINT: contactEndpoint } = readSettings();
  const server = releases
    ? await createReleasesServer({ releases: path.resolve(releases), contactEndpoint })
    : await createSiteServer({ client: await builtSite(), contactEndpoint });
  server.listen(PORT);
  await once(server, 'listening');
  console.log(`The site is on http://localhost:${PORT}`);
});

async function builtSite(): Promise<string> {
  const client = path.resolve('dist/client');
  if (!(await exists(path.join(client, 'index.html'))))
    throw new CommandError('dist/client holds no site yet: run npm run build first');
  return client;
}
