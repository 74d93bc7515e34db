import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** The TypeScript modules below a folder, as paths relative to the repository. */
export const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();

const parsed = new Map<string, ReturnType<typeof parseSync>['module']>();

/** The imports and exports of a module, which many rules ask for. */
function parse(file: string) {
  const module = parsed.get(file) ?? parseSync(file, readFileSync(file, 'utf8')).module;
  parsed.set(file, module);
  return module;
}

/**
 * A module's imports: packages by name, modules of this repository by path.
 *
 * @param types whether to include type-only imports
 */
export function importsOf(file: string, { types = true } = {}): string[] {
  const module = parse(file);
  const stays = (entries: readonly { isType: boolean }[]) =>
    types || entries.length === 0 || entries.some(({ isType }) => !isType);
  const found = [
    ...module.staticImports
      .filter(({ entries }) => stays(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .filter(({ entries }) => stays(entries))
      .flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
      ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      readFileSync(file, 'utf8').slice(start + 1, end - 1),
    ),
  ];
  return [...new Set(found)].map((target) =>
    target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target,
  );
}

/** The names that a module imports from others of this repository, prefixed with the module; `*` is all. */
export function importedNames(file: string): string[] {
  const module = parse(file);
  const nameOf = (target: string, name: string | null | undefined) =>
    `${path.posix.join(path.posix.dirname(file), target)} ${name ?? '*'}`;
  return [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => nameOf(moduleRequest.value, importName.name)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [nameOf(moduleRequest.value, importName.name)] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      nameOf(readFileSync(file, 'utf8').slice(start + 1, end - 1), '*'),
    ),
  ];
}

/**
 * All transitive dependencies of a module, including packages.
 *
 * @param types whether to follow type-only imports, as the compiler does
 */
export function reachableFrom(
  file: string,
  { types = false, seen = new Set<string>() } = {},
): ReadonlySet<string> {
  for (const target of importsOf(file, { types })) {
    if (seen.has(target)) continue;
    seen.add(target);
    if (/\.tsx?$/.test(target)) reachableFrom(target, { types, seen });
  }
  return seen;
}
