import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLIENT = path.resolve('dist/client');

if (!existsSync(path.join(CLIENT, 'index.html')))
  throw new Error('dist/client has no site: run npm run build first');

/** Content of a file of the site, by its relative path. */
export const contentOf = (name: string): Buffer => readFileSync(path.join(CLIENT, name));

/** Every file of the site, as relative paths. */
export const FILES = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(CLIENT, path.join(entry.parentPath, entry.name)));

/** Paths of all pages that search engines may index. */
export const PAGES = [
  ...contentOf('sitemap.xml')
    .toString()
    .matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

const addressOf = (pattern: RegExp): string => {
  const name = FILES.find((file) => pattern.test(file));
  if (!name) throw new Error(`The site has no file like ${pattern}`);
  return `/${name}`;
};

export const SCRIPT = addressOf(/^assets\/entries\/.*\.js$/);
export const STYLE = addressOf(/^assets\/static\/pages_style.*\.css$/);
export const FONT = addressOf(/^assets\/static\/.*\.woff2$/);
export const PICTURE = addressOf(/^images\/.*\.avif$/);
export const RULES = addressOf(/\.speculationrules$/);
