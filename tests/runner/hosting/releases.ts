import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CommandError } from '../../../scripts/command/command.ts';
import { fileExists } from '../../../scripts/disk/durableWrites.ts';
import { linkTree } from '../../support/tree.ts';

/** A folder of releases in the publish server's layout, with copies of a built site. */
export interface Releases extends AsyncDisposable {
  /** In place of `/srv/meridian`. */
  readonly root: string;
  /** The current release. */
  readonly current: string;
  /** Adds a copy of the built site, whose files must be replaced to be changed, and returns its folder. */
  add(id: string): Promise<string>;
  /** Activates a release as a publish does, by renaming a symlink into place. */
  switchTo(id: string): Promise<void>;
}

/**
 * Creates a folder of releases, with `first` as the current one.
 *
 * @param dist the folder `dist` after a build
 * @throws {CommandError} if there is no complete build
 */
export async function makeReleases(dist: string): Promise<Releases> {
  for (const part of ['client/index.html', 'hosting/nginx/routes.map'])
    if (!(await fileExists(path.join(dist, part))))
      throw new CommandError(`${dist} has no ${part}: run npm run build first`);
  const root = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const folder = path.join(root, 'releases');
  const current = path.join(folder, 'current');
  const site = path.join(root, 'site');
  const pictures = path.resolve(dist, 'client', 'images');
  const releases: Releases = {
    root,
    current,
    add: async (id) => {
      const release = path.join(folder, id);
      await mkdir(release, { recursive: true });
      await cp(path.join(dist, 'hosting'), path.join(release, 'hosting'), COPY);
      // Releases share their files, as those of publishes do.
      linkTree(site, path.join(release, 'site'));
      await symlink(pictures, path.join(release, 'site', 'images'));
      // Servers only check that the record of a complete release exists.
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
  await cp(path.join(dist, 'client'), site, {
    ...COPY,
    filter: (file) => path.resolve(file) !== pictures,
  });
  await releases.add('first');
  await releases.switchTo('first');
  return releases;
}

const COPY = { recursive: true, preserveTimestamps: true } as const;

/**
 * Changes a page of a release, including its precompressed variants.
 *
 * @param release folder of the release
 * @param name file name of the page, e.g. `zh/about.html`
 */
export async function rewritePage(
  release: string,
  name: string,
  edit: (html: string) => string,
): Promise<void> {
  const file = path.join(release, 'site', name);
  const html = edit(await readFile(file, 'utf8'));
  const copies = [
    ['', Buffer.from(html)],
    ['.br', brotliCompressSync(html)],
    ['.gz', gzipSync(html)],
  ] as const;
  for (const [ending, bytes] of copies) {
    await rm(file + ending);
    await writeFile(file + ending, bytes);
  }
}
