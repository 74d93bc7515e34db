import { once } from 'node:events';
import { glob, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { LAKE_PLACEHOLDER, PUBLISH_SERVER_PLACEHOLDER } from './buildStudio.ts';

/** A served Studio. */
export interface ServedStudio extends AsyncDisposable {
  readonly origin: string;
}

/**
 * Serves the built Studio on a free port, for a local lake.
 *
 * @param build folder of the build
 * @param lakePort port of its lake
 * @param publishServer URL of its publish server, if any
 */
export async function serveStudio(
  build: string,
  lakePort: number,
  publishServer = '',
): Promise<ServedStudio> {
  const scripts = await scriptsFor(build, {
    [LAKE_PLACEHOLDER]: `http://localhost:${lakePort}`,
    [PUBLISH_SERVER_PLACEHOLDER]: publishServer,
  });
  const files = sirv(build, { single: true });
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? '');
    if (script === undefined) return files(request, response);
    response.setHeader('content-type', 'text/javascript').end(script);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${portOf(server.address())}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The scripts that contain a placeholder, by their URL. */
async function scriptsFor(
  build: string,
  places: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  for await (const file of glob('static/*.js', { cwd: build })) {
    const text = await readFile(path.join(build, file), 'utf8');
    const placed = Object.entries(places).reduce(
      (before, [placeholder, place]) => before.replaceAll(placeholder, place),
      text,
    );
    if (placed !== text) scripts.set(`/${file}`, placed);
  }
  if (scripts.size === 0) throw new Error(`No script of ${build} names the lake`);
  return scripts;
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
