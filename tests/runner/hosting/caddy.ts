import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../freePort.ts';
import { requireProgram } from '../programs.ts';
import { CADDY } from './programs.ts';
import type { Releases } from './releases.ts';
import { PUBLISH_PORT, replacePlaces } from './replacePlaces.ts';
import { type Command, type ConfiguredServer, runServer } from './runServer.ts';

/** Runs `hosting/caddy/Caddyfile` in a real Caddy. */
export async function startCaddy(
  { root, current }: Releases,
  publishPort = PUBLISH_PORT,
): Promise<ConfiguredServer> {
  const port = await freePort();
  const tlsPort = await freePort();
  const plainPort = await freePort();
  const own = path.join(root, 'caddy');
  const included = path.join(own, 'meridian');
  await mkdir(own);
  await cp(path.join(current, 'hosting', 'caddy'), included, { recursive: true });
  const site = replacePlaces(await readFile(CONFIGURATION, 'utf8'), {
    '/srv/meridian': root,
    [`127.0.0.1:${PUBLISH_PORT}`]: `127.0.0.1:${publishPort}`,
    '/etc/caddy/meridian': included,
    // Most tests do not use TLS.
    '\nwww.example.com {': `\nhttp://127.0.0.1:${port}, www.example.com {`,
    '\n:443 {': `\n:${tlsPort} {`,
    '\n:80 {': `\n:${plainPort} {`,
    '\n{\n': `\n{\n${globalOptions(own, tlsPort, plainPort)}`,
  });
  const admin = adminOf(own);
  const file = path.join(own, 'Caddyfile');
  await writeFile(file, site);
  const program = requireProgram(CADDY);
  const options = ['--config', file, '--adapter', 'caddyfile'] as const;
  const folders = { HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own };
  const server = await runServer(port, [program, 'run', ...options], {
    ...process.env,
    ...folders,
  });
  const reload: Command = [program, 'reload', ...options, '--address', admin];
  return { ...server, reload, included, tlsPort, plainPort };
}

const adminOf = (own: string) => `unix//${own}/admin.sock`;

/** Uses an internal certificate authority, since no other is available. */
const globalOptions = (own: string, tlsPort: number, plainPort: number) => `
\tadmin ${adminOf(own)}
\thttps_port ${tlsPort}
\thttp_port ${plainPort}
\tdefault_bind 127.0.0.1
\tlocal_certs
\tskip_install_trust
`;

const CONFIGURATION = new URL('../../../hosting/caddy/Caddyfile', import.meta.url);
