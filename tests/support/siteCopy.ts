import { cp, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** What a build needs of this repository, beside content and packages. */
const CODE = [
  'components',
  'pages',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/** Copies the code of the site into a folder; its packages are linked. */
export async function copyCode(folder: string): Promise<void> {
  for (const name of CODE) await cp(name, path.join(folder, name), { recursive: true });
  for (const name of await readdir('locales'))
    if (name.endsWith('.ts')) await cp(`locales/${name}`, path.join(folder, 'locales', name));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

/** Brings the pulled content of one folder into another. */
export async function copyContent(from: string, to: string): Promise<void> {
  await rm(path.join(to, 'public'), { recursive: true, force: true });
  await cp(path.join(from, 'public'), path.join(to, 'public'), { recursive: true });
  for (const name of ['en.json', 'zh.json', 'site.json'])
    await cp(path.join(from, 'locales', name), path.join(to, 'locales', name));
}
