import { posix } from 'node:path';
import { parseSync } from 'vite';
import { memoize } from '../../locales/memoize.ts';
import type { BuiltSite } from './builtSite.ts';

/** What a script of the site asks for and offers. */
interface Module {
  /** Addresses that load with it. */
  readonly imports: readonly string[];
  /** Addresses that it may load later. */
  readonly dynamicImports: readonly string[];
  /** Names that it exports. */
  readonly exports: ReadonlySet<string>;
}

/**
 * The site's scripts by address. They are read when a rule asks for them: a publish has none that
 * does, and need not load a parser.
 */
export const modulesOf = memoize(
  ({ files }: BuiltSite): ReadonlyMap<string, Module> =>
    new Map(
      Array.from(files)
        .filter(([address]) => address.endsWith('.js'))
        .map(([address, { text }]) => [address, readModule(address, text)]),
    ),
);

/**
 * Reads a script's imports and exports.
 *
 * @param address of the script, to which its relative imports are resolved
 */
function readModule(address: string, code: string): Module {
  const { staticImports, staticExports, dynamicImports } = parseSync(address, code).module;
  const resolve = (specifier: string) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(address), specifier) : specifier;
  const exported = staticExports.flatMap(({ entries }) => entries);
  return {
    imports: [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...exported.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ].map(resolve),
    dynamicImports: dynamicImports
      .map(({ moduleRequest: { start, end } }) => literalText(code.slice(start, end)))
      .flatMap((specifier) => (specifier === undefined ? [] : [resolve(specifier)])),
    exports: new Set(exported.flatMap(({ exportName: { name } }) => name ?? [])),
  };
}

/** The text of a string literal; nothing for an expression, which cannot be followed. */
const literalText = (source: string): string | undefined =>
  /^(["'`])([^"'`$]*)\1$/.exec(source)?.[2];

/** Addresses and everything that loads with them, each once. */
export function withImports(
  addresses: Iterable<string>,
  modules: ReadonlyMap<string, Module>,
): Set<string> {
  const found = new Set(addresses);
  // A set hands out what is added while it is walked.
  for (const address of found) {
    for (const imported of modules.get(address)?.imports ?? []) found.add(imported);
  }
  return found;
}
