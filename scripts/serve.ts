import { once } from 'node:events';
import path from 'node:path';
import { CommandError, runCommand } from './command.ts';
import { exists } from './pull/durable.ts';
import { createSiteServer } from './serve/server.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run serve

Serves dist/client on http://localhost:3000.

Settings: PORT (3000 unless set).`;

await runCommand(USAGE, {}, async () => {
  const { PORT, CONTACT_ENDPOINT } = readSettings();
  const client = path.resolve('dist/client');
  if (!(await exists(path.join(client, 'index.html'))))
    throw new CommandError('dist/client holds no site yet: run npm run build first');
  const server = await createSiteServer({ client, contactEndpoint: CONTACT_ENDPOINT });
  server.listen(PORT);
  await once(server, 'listening');
  console.log(`The site is on http://localhost:${PORT}`);
});
