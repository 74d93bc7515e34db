import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireProgram } from '../programs.ts';
import { CADDY } from './programs.ts';
import type { Releases } from './releases.ts';
import { PUBLISH_PORT, replacePlaces } from './replacePlaces.ts';
import { type ConfiguredServer, freePort, runServer } from './runServer.ts';

/** Runs `hosting/caddy/Caddyfile` in a real Caddy. */
export async function startCaddy(
  { root, current }: Releases,
  publishPort = PUBLISH_PORT,
): Promise<ConfiguredServer> {
  const port = await freePort();
  const own = path.join(root, 'caddy');
  const included = path.join(own, 'meridian');
  await mkdir(own);
  await cp(path.join(current, 'hosting', 'caddy'), included, { recursive: true });
  const site = replacePlaces(await readFile(CONFIGURATION, 'utf8'), {
    '/srv/meridian': root,
    [`127.0.0.1:${PUBLISH_PORT}`]: `127.0.0.1:${publishPort}`,
    '/etc/caddy/meridian': included,
    '\nwww.example.com {': `\nhttp://127.0.0.1:${port} {`,
    '\nexample.com {': `\nhttp://127.0.0.1:${await freePort()} {`,
  });
  const admin = `unix//${own}/admin.sock`;
  const file = path.join(own, 'Caddyfile');
  await writeFile(file, `{\n\tadmin ${admin}\n}\n${site}`);
  const program = requireProgram(CADDY);
  const options = ['--config', file, '--adapter', 'caddyfile'] as const;
  const folders = { HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own };
  const server = await runServer(port, [program, 'run', ...options], {
    ...process.env,
    ...folders,
  });
  return { ...server, reload: [program, 'reload', ...options, '--address', admin], included };
}

const CONFIGURATION = new URL('../../../hosting/caddy/Caddyfile', import.meta.url);
