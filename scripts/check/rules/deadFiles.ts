import type { BuiltSite } from '../builtSite.ts';
import { modulesOf } from '../modules.ts';
import { resolveUrl } from '../resolve.ts';
import { siteRule } from '../rule.ts';

/** Every file in `assets` is used by a page, directly or through other files. */
export const deadFiles = siteRule('dead files', function* (site) {
  const used = usedFiles(site);
  for (const address of site.files.keys()) {
    if (!address.startsWith('/assets/') || used.has(address)) continue;
    yield {
      place: address,
      message: 'no page uses this file, but it is published',
      fix: 'remove what makes it from the build, or delete it after the build',
    };
  }
});

function usedFiles(site: BuiltSite): Set<string> {
  const found = new Set<string>();
  for (const page of site.pages.values()) {
    for (const { url } of page.references) {
      const destination = resolveUrl(url, page.path, site);
      if (destination.kind === 'file') found.add(destination.address);
    }
  }
  for (const address of found) {
    for (const named of namedBy(address, site)) found.add(named);
  }
  return found;
}

function namedBy(address: string, site: BuiltSite): string[] {
  const { text = '' } = site.files.get(address) ?? {};
  const module = modulesOf(site).get(address);
  if (module) {
    // Vite lists a chunk's style sheets as strings next to its imports.
    const listed = Array.from(text.matchAll(/["'`]\/?(assets\/[^"'`]+)["'`]/g), ([, name]) => name);
    return [...module.imports, ...module.dynamicImports, ...listed.map((name) => `/${name}`)];
  }
  return address.endsWith('.css') ? cssUrls(text).map((url) => pathOf(url, address)) : [];
}

const cssUrls = (css: string): string[] =>
  Array.from(css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g), ([, url = '']) => url);

const pathOf = (url: string, from: string): string =>
  new URL(url, `https://site.invalid${from}`).pathname;
