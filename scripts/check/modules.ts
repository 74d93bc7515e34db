import { posix } from 'node:path';
import { parseSync } from 'vite';
import { memoize } from '../../locales/memoize.ts';
import type { BuiltSite } from './builtSite.ts';

/** The imports and exports of a script. */
interface Module {
  /** Paths of static imports. */
  readonly imports: readonly string[];
  /** Paths of dynamic imports. */
  readonly dynamicImports: readonly string[];
  readonly exports: ReadonlySet<string>;
}

/** The site's scripts by path. Parsed lazily: the rules checked during a publish need none. */
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
 * @param address path of the script, against which relative imports are resolved
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

/** The value of a string literal; `undefined` for other expressions, which cannot be resolved. */
const literalText = (source: string): string | undefined =>
  /^(["'`])([^"'`$]*)\1$/.exec(source)?.[2];

/** The given paths and their transitive static imports. */
export function withImports(
  addresses: Iterable<string>,
  modules: ReadonlyMap<string, Module>,
): Set<string> {
  const found = new Set(addresses);
  // Iterating a Set includes elements added during the iteration.
  for (const address of found) {
    for (const imported of modules.get(address)?.imports ?? []) found.add(imported);
  }
  return found;
}
