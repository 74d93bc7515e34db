import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { exists } from '../disk/durable.ts';
import { createSiteServer } from '../serve/server.ts';

/**
 * Serves a built site on a free port.
 *
 * @param client the folder `dist/client`
 * @throws {CommandError} when there is no complete build
 */
export async function openSite(client: string) {
  // The build writes the redirects after the pages.
  for (const file of ['index.html', '_redirects'])
    if (!(await exists(path.join(client, file))))
      throw new CommandError(`${client} has no ${file}: run npm run build first`);
  const server = createSiteServer({ client });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
