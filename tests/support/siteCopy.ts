import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** What a build needs of this repository, besides content and packages. */
const CODE = [
  'components',
  'pages',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/** Caches that tools keep in `node_modules`; each copy has its own. */
const CACHES = new Set(['.vite', '.vite-temp', '.cache']);

/** Copies the site's code into a folder, and links its packages. */
export async function copyCode(folder: string): Promise<void> {
  for (const name of CODE) await cp(name, path.join(folder, name), { recursive: true });
  for (const name of await readdir('locales'))
    if (name.endsWith('.ts')) await cp(`locales/${name}`, path.join(folder, 'locales', name));
  await mkdir(path.join(folder, 'node_modules'));
  for (const name of await readdir('node_modules'))
    if (!CACHES.has(name))
      await symlink(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
}

/** Copies the pulled content of one folder into another. */
export async function copyContent(from: string, to: string): Promise<void> {
  await rm(path.join(to, 'public'), { recursive: true, force: true });
  await cp(path.join(from, 'public'), path.join(to, 'public'), { recursive: true });
  for (const name of ['en.json', 'zh.json', 'site.json'])
    await cp(path.join(from, 'locales', name), path.join(to, 'locales', name));
}
