import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CommandError } from '../../../scripts/command/command.ts';
import { exists } from '../../../scripts/disk/durable.ts';

/** A folder of releases as the publish server keeps it, with copies of a built site. */
export interface Releases extends AsyncDisposable {
  /** Stands for `/srv/meridian`. */
  readonly root: string;
  /** The current release. */
  readonly current: string;
  /** Puts a copy of the built site beside the others; gives its folder. */
  add(id: string): Promise<string>;
  /** Makes a release the current one as a publish does: a symlink is renamed into place. */
  switchTo(id: string): Promise<void>;
}

/**
 * Makes a folder of releases; `first` is there and current.
 *
 * @param dist the folder `dist` after a build
 * @throws {CommandError} when there is no complete build
 */
export async function makeReleases(dist: string): Promise<Releases> {
  for (const part of ['client/index.html', 'hosting/nginx/routes.map'])
    if (!(await exists(path.join(dist, part))))
      throw new CommandError(`${dist} has no ${part}: run npm run build first`);
  const root = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const folder = path.join(root, 'releases');
  const current = path.join(folder, 'current');
  const releases: Releases = {
    root,
    current,
    add: async (id) => {
      const release = path.join(folder, id);
      await mkdir(release, { recursive: true });
      await cp(path.join(dist, 'hosting'), path.join(release, 'hosting'), COPY);
      const pictures = path.resolve(dist, 'client', 'images');
      await cp(path.join(dist, 'client'), path.join(release, 'site'), {
        ...COPY,
        filter: (file) => path.resolve(file) !== pictures,
      });
      await symlink(pictures, path.join(release, 'site', 'images'));
      // Servers ask whether a release is complete, not what its record says.
      await writeFile(path.join(release, 'release.json'), '{}');
      return release;
    },
    switchTo: async (id) => {
      const link = path.join(folder, `.next-${id}`);
      await symlink(id, link);
      await rename(link, current);
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
  await releases.add('first');
  await releases.switchTo('first');
  return releases;
}

const COPY = { recursive: true, preserveTimestamps: true } as const;

/**
 * Changes a page of a release, its compressed copies too.
 *
 * @param release folder of the release
 * @param name of the page's file, `zh/about.html`
 */
export async function rewritePage(
  release: string,
  name: string,
  edit: (html: string) => string,
): Promise<void> {
  const file = path.join(release, 'site', name);
  const html = edit(await readFile(file, 'utf8'));
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
  await writeFile(`${file}.gz`, gzipSync(html));
}
