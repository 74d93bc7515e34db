import { rawRequest } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';

/** From package.json, /etc/passwd, Git's settings, Vite's manifest, the list of redirects. */
const SECRETS = /"devDependencies"|root:x:|\[core\]|"isEntry"| 301$/m;

for (const path of [
  '//evil.example/about',
  '//evil.example/%2e%2e',
  '/\\evil.example/',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/../../server/entry.mjs',
  '/%',
  '/%ff%fe',
  '/%00',
  '/about%00.html',
  '/about%0d%0aSet-Cookie:%20a=1',
  '/zh//about',
  '/about//',
  '/_redirects',
  '/_REDIRECTS',
  '/.vite/manifest.json',
  '/.git/config',
  '/about.html.br',
  `/${'a'.repeat(5000)}`,
  '/?%0d%0aSet-Cookie:%20a=1',
]) {
  test(`${path.slice(0, 40)} gives nothing away and leads nowhere else`, async () => {
    const { status, headers, body } = await rawRequest(path);
    expect([200, 301, 400, 404]).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-type'] ?? 'text/html').toMatch(/^text\/html/);
    expect(body.toString()).not.toMatch(SECRETS);
    expect((await rawRequest('/about')).status).toBe(200);
  });
}
