import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** Every file and folder below a folder, the files with a digest of their content. */
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

/** Tells each file from one that was put in its place, and from one that was written to. */
export const readIdentities = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(folder).map((file) => {
      const { ino, mtimeNs } = statSync(file, { bigint: true });
      return [path.relative(folder, file), `${ino} ${mtimeNs}`];
    }),
  );

/** A folder of the same files: not copies but links to them. */
export function linkTree(from: string, to: string): void {
  for (const file of filesIn(from)) {
    const target = path.join(to, path.relative(from, file));
    mkdirSync(path.dirname(target), { recursive: true });
    linkSync(file, target);
  }
}
