import { installPackages, type Program } from '../programs.ts';

const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'] as const;

const NGINX_ADVICE = `run "apt-get install ${NGINX_PACKAGES.join(' ')}" on Debian or Ubuntu`;

export const NGINX: Program = {
  name: 'nginx',
  variable: 'NGINX',
  places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
  installers: [installPackages(...NGINX_PACKAGES)],
  advice: `${NGINX_ADVICE}, or set NGINX to the path of one`,
};

/** nginx module that serves the `.br` files. */
export const NGINX_BROTLI: Program = {
  name: 'brotli module of nginx',
  variable: 'NGINX_BROTLI',
  places: ['lib', 'lib64', 'share'].map(
    (folder) => `/usr/${folder}/nginx/modules/ngx_http_brotli_static_module.so`,
  ),
  installers: [installPackages(...NGINX_PACKAGES)],
  advice: `${NGINX_ADVICE}, or set NGINX_BROTLI to the path of ngx_http_brotli_static_module.so`,
};

export const CADDY: Program = {
  name: 'Caddy',
  variable: 'CADDY',
  places: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
  installers: [installPackages('caddy')],
  advice: 'run "apt-get install caddy" on Debian or Ubuntu, or set CADDY to the path of one',
};

/** Creates the certificate of a server under test. */
export const OPENSSL: Program = {
  name: 'openssl',
  variable: 'OPENSSL',
  places: ['/usr/bin/openssl', '/usr/local/bin/openssl', '/opt/homebrew/bin/openssl'],
  installers: [installPackages('openssl')],
  advice: 'run "apt-get install openssl" on Debian or Ubuntu, or set OPENSSL to the path of one',
};

/** Programs that the tests of `hosting/` need. */
export const HOSTING_PROGRAMS = [NGINX, NGINX_BROTLI, OPENSSL, CADDY] as const;
