import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** All files and folders below a folder, with digests of the files. */
export const readTree = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file);
        if (entry.isDirectory()) return [name, 'a folder'] as const;
        return [name, createHash('sha256').update(readFileSync(file)).digest('hex')] as const;
      })
      .sort(),
  );

/** Identities of files, which change if a file is replaced or written to. */
export const readIdentities = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(folder).map((file) => {
      const { ino, mtimeNs } = statSync(file, { bigint: true });
      return [path.relative(folder, file), `${ino} ${mtimeNs}`];
    }),
  );

/** Recreates a folder with links to its files. */
export function linkTree(from: string, to: string): void {
  for (const file of filesIn(from)) {
    const target = path.join(to, path.relative(from, file));
    mkdirSync(path.dirname(target), { recursive: true });
    linkSync(file, target);
  }
}
