import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../freePort.ts';
import { requireProgram } from '../programs.ts';
import { NGINX, NGINX_BROTLI, OPENSSL } from './programs.ts';
import type { Releases } from './releases.ts';
import { PUBLISH_PORT, replacePlaces } from './replacePlaces.ts';
import { type Command, type ConfiguredServer, runServer } from './runServer.ts';

/**
 * Runs `hosting/nginx/meridian.conf` in a real nginx, with Debian's default settings and a self-signed
 * certificate.
 */
export async function startNginx(
  { root, current }: Releases,
  publishPort = PUBLISH_PORT,
): Promise<ConfiguredServer> {
  const port = await freePort();
  const tlsPort = await freePort();
  const plainPort = await freePort();
  const own = path.join(root, 'nginx');
  const included = path.join(own, 'meridian');
  await mkdir(own);
  await cp(path.join(current, 'hosting', 'nginx'), included, { recursive: true });
  const site = replacePlaces(await readFile(CONFIGURATION, 'utf8'), {
    '/srv/meridian': root,
    [`127.0.0.1:${PUBLISH_PORT}`]: `127.0.0.1:${publishPort}`,
    '/etc/nginx/meridian': included,
    '/etc/letsencrypt/live/www.example.com': makeCertificate(own),
    'listen 80 ': `listen 127.0.0.1:${plainPort} `,
    'listen [::]:80 default_server;': '',
    'listen 443 ssl http2 default_server;': `listen 127.0.0.1:${tlsPort} ssl http2 default_server;`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${tlsPort} ssl http2;`,
    'listen [::]:443 ssl http2 default_server;': '',
    'listen [::]:443 ssl http2;': '',
    // Most tests do not use TLS.
    'server_name www.example.com;': `server_name www.example.com; listen 127.0.0.1:${port};`,
  });
  const file = path.join(own, 'nginx.conf');
  await writeFile(file, surroundings(own, site));
  const nginx: Command = [requireProgram(NGINX), '-c', file, '-p', own, '-e', 'stderr'];
  const server = await runServer(port, nginx);
  return { ...server, reload: [...nginx, '-s', 'reload'], included, tlsPort, plainPort };
}

const CONFIGURATION = new URL('../../../hosting/nginx/meridian.conf', import.meta.url);

const surroundings = (own: string, site: string) => `
load_module ${requireProgram(NGINX_BROTLI)};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
daemon off;
pid ${own}/nginx.pid;
events { worker_connections 768; }
http {
  ${TEMPORARY.map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  default_type application/octet-stream;
  gzip on;
  ${site}
}
`;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

/** Creates the two files that certbot would, and returns their folder. */
function makeCertificate(folder: string): string {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  const files = '-subj /CN=www.example.com -keyout privkey.pem -out fullchain.pem';
  execFileSync(requireProgram(OPENSSL), [...request.split(' '), ...files.split(' ')], {
    cwd: folder,
    stdio: 'pipe',
  });
  return folder;
}
