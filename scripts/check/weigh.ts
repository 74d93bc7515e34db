import { withImports } from './modules.ts';
import type { Page } from './page.ts';
import type { BuiltSite } from './site.ts';

/** Bytes that a page sends. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  /** Scripts of the first load: those of the page and all that load with them. */
  readonly script: number;
  /** Scripts that arrive when an island of the page is near or touched. */
  readonly islandScript: number;
}

/** Weighs a page: every file once, in the bytes that travel. */
export function weighPage(page: Page, site: BuiltSite): Weight {
  const first = firstScripts(page, site);
  const later = islandScripts(page, site, first);
  const sum = (addresses: Iterable<string>) =>
    Array.from(addresses, (address) => site.files.get(address)?.sentBytes ?? 0).reduce(
      (total, bytes) => total + bytes,
      0,
    );
  return {
    html: sum([page.file]),
    css: sum(new Set(addressesOf(page, 'link[rel="stylesheet"]', 'href'))),
    script: sum(first),
    islandScript: sum([...later].filter((address) => !first.has(address))),
  };
}

const addressesOf = ({ root }: Page, selector: string, attribute: string): string[] =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');

function firstScripts(page: Page, site: BuiltSite): Set<string> {
  const written = [
    ...addressesOf(page, 'script[src]', 'src'),
    ...addressesOf(page, 'link[rel="modulepreload"]', 'href'),
  ];
  return withImports(written, site.modules);
}

/**
 * The chunks of the page's islands, told by the name that they export, and what mounts them. A
 * chunk that exports nothing is no part of an island: the metrics, which run when all else is done.
 */
function islandScripts(page: Page, site: BuiltSite, first: ReadonlySet<string>): Set<string> {
  if (page.islands.size === 0) return new Set();
  const found = new Set(first);
  for (const address of found) {
    const { imports = [], dynamicImports = [] } = site.modules.get(address) ?? {};
    for (const imported of imports) found.add(imported);
    for (const later of dynamicImports) {
      const exported = site.modules.get(later)?.exports ?? new Set();
      const isForeign =
        !exported.isDisjointFrom(site.islands) && exported.isDisjointFrom(page.islands);
      if (exported.size > 0 && !isForeign) found.add(later);
    }
  }
  return found;
}
