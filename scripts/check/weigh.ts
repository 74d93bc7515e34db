import { sum } from '../../locales/sum.ts';
import type { BuiltSite } from './builtSite.ts';
import { modulesOf, withImports } from './modules.ts';
import type { BuiltPage } from './page.ts';
import { srcsetUrls } from './references.ts';
import { attributesOf } from './text.ts';

/** Transfer sizes of a page in bytes. */
export interface Weight {
  readonly html: number;
  readonly css: number;
  /** Scripts of the first load, with their static imports. */
  readonly script: number;
  /** Scripts that are loaded for the islands of the page. */
  readonly islandScript: number;
}

/** The transfer size of a page, counting every file once. */
export function weighPage(page: BuiltPage, site: BuiltSite): Weight {
  const first = initialScripts(page, site);
  const size = (addresses: Iterable<string>) => transferSize(addresses, site);
  return {
    html: size([page.file]),
    css: size(new Set(stylesOf(page))),
    script: size(first),
    islandScript: size(islandScripts(page, site, first)),
  };
}

/** The total transfer size of some files. */
export const transferSize = (addresses: Iterable<string>, { files }: BuiltSite): number =>
  sum(Array.from(addresses, (address) => files.get(address)?.sentBytes ?? 0));

/**
 * The files of a first load, beginning with the page: style sheets, their fonts, scripts, and the
 * largest version of each eager picture in its first format.
 */
export function initialFiles(page: BuiltPage, site: BuiltSite): Set<string> {
  const styles = stylesOf(page);
  const fonts = styles.flatMap((style) =>
    Array.from(site.files.get(style)?.text.matchAll(FONT) ?? [], ([, font = '']) => font),
  );
  const scripts = initialScripts(page, site);
  return new Set([page.file, ...styles, ...fonts, ...scripts, ...eagerPictures(page)]);
}

const FONT = /url\(["']?(\/[^"')]+\.woff2)/g;

const eagerPictures = ({ root }: BuiltPage): string[] =>
  root.querySelectorAll('img:not([loading="lazy"])').map((img) => {
    const { parentNode: parent } = img;
    const source = parent?.localName === 'picture' ? parent.querySelector('source') : undefined;
    const copies = (source ?? img).getAttribute('srcset') ?? img.getAttribute('src') ?? '';
    return srcsetUrls(copies).at(-1) ?? '';
  });

const stylesOf = ({ root }: BuiltPage): string[] =>
  attributesOf(root, 'link[rel="stylesheet"]', 'href');

function initialScripts({ root }: BuiltPage, site: BuiltSite): Set<string> {
  const scripts = attributesOf(root, 'script[src]', 'src');
  const preloaded = attributesOf(root, 'link[rel="modulepreload"]', 'href');
  return withImports([...scripts, ...preloaded], modulesOf(site));
}

/** Export name of `components/islands/runtime/mount.tsx`. */
const MOUNT = 'mount';

/**
 * The chunks of the page's islands and of the mounting code, recognised by their export names,
 * except those of the first load.
 */
function islandScripts(page: BuiltPage, site: BuiltSite, first: ReadonlySet<string>): Set<string> {
  if (page.islands.size === 0) return new Set();
  const modules = modulesOf(site);
  const found = new Set(first);
  for (const address of found) {
    const { imports = [], dynamicImports = [] } = modules.get(address) ?? {};
    for (const imported of imports) found.add(imported);
    for (const later of dynamicImports) {
      const exported = modules.get(later)?.exports ?? new Set<string>();
      if (exported.has(MOUNT) || !exported.isDisjointFrom(page.islands)) found.add(later);
    }
  }
  return found.difference(first);
}
