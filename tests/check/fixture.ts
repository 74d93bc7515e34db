import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditSite } from '../../scripts/check/audit.ts';
import { readSite } from '../../scripts/check/builtSite.ts';
import { cleanSite, ORIGIN } from './cleanSite.ts';

/** A change to the clean site, by file name. */
export type Edit = (files: Map<string, string>) => void;

/** Replaces every occurrence of a text in a file; throws if there is none. */
export const replace =
  (file: string, text: string, by: string): Edit =>
  (files) => {
    const content = files.get(file);
    if (!content?.includes(text)) throw new Error(`${file} of the clean site lacks ${text}`);
    files.set(file, content.replaceAll(text, by));
  };

/** Inserts markup at the end of a page's main element. */
export const insert = (file: string, markup: string): Edit =>
  replace(file, '</main>', `${markup}</main>`);

/** Writes a file. */
export const write =
  (file: string, content: string): Edit =>
  (files) => {
    files.set(file, content);
  };

export const remove =
  (file: string): Edit =>
  (files) => {
    files.delete(file);
  };

/** Passes a copy of the clean site with these changes to `use`, and returns its result. */
export async function withSite<T>(
  edits: readonly Edit[],
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const files = cleanSite();
  for (const edit of edits) edit(files);
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  try {
    for (const [name, content] of files) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The problems of the clean site with these changes, as `place | rule: message | fix`. */
export const audit = (...edits: Edit[]): Promise<string[]> =>
  withSite(edits, async (folder) =>
    auditSite(await readSite(folder, ORIGIN)).map(
      ({ place, rule, message, fix }) => `${place} | ${rule}: ${message} | ${fix}`,
    ),
  );
