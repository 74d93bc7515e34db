import path from 'node:path';
import { CommandError, runCommand } from './command/command.ts';
import { readSettings } from './command/settings.ts';
import { fileExists } from './disk/durableWrites.ts';
import { createReleasesServer } from './serve/releases.ts';
import { createSiteServer } from './serve/server.ts';
import { listen } from './web/listen.ts';

const USAGE = `npm run serve [-- --releases DIR]

Serves dist/client on http://localhost:3000, to this machine only. A new build is served immediately.

  --releases DIR  serve the current release in DIR instead, and follow switches to another

Settings: PORT (default: 3000), HOST (default: localhost; 0.0.0.0 listens on every address),
CONTACT_ENDPOINT (the same value as for the build).`;

const OPTIONS = { releases: { type: 'string' } } as const;

await runCommand(USAGE, OPTIONS, async ({ releases }) => {
  const { HOST: host, PORT: port, CONTACT_ENDPOINT: contactEndpoint } = readSettings();
  const server = releases
    ? createReleasesServer({ releases: path.resolve(releases), contactEndpoint })
    : createSiteServer({ client: await builtSite(), contactEndpoint });
  console.log(`The site is on ${await listen(server, { host, port })}`);
});

async function builtSite(): Promise<string> {
  const client = path.resolve('dist/client');
  if (!(await fileExists(path.join(client, 'index.html'))))
    throw new CommandError('dist/client has no site yet: run npm run build first');
  return client;
}
