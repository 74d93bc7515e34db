import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A folder with files like those of a built site. */
export interface TestSite extends AsyncDisposable {
  /** The folder with `dist/client`. */
  readonly folder: string;
  readonly client: string;
  put(name: string, content: string | Uint8Array): Promise<void>;
}

/** More than connections buffer. */
export const PLAN = randomBytes(16 * 1024 * 1024);

export const HOME = '<html lang="en">Home</html>';
export const ABOUT = `<html lang="en">${'About us. '.repeat(500)}</html>`;

/** Creates one with `/about` in a brotli variant, a large file, `/plan.png`, and a hashed one. */
export async function makeSite(): Promise<TestSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const client = path.join(folder, 'dist', 'client');
  const put = async (name: string, content: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(client, name)), { recursive: true });
    await writeFile(path.join(client, name), content);
  };
  await put('index.html', HOME);
  await put('about.html', ABOUT);
  await put('about.html.br', brotliCompressSync(ABOUT));
  await put('404.html', '<html lang="en">Not found</html>');
  await put('zh/404.html', '<html lang="zh-Hans">找不到</html>');
  await put('_redirects', '/firm /about 301\n');
  await put('plan.png', PLAN);
  await put('assets/app-abcdefgh.js', 'export {};');
  return {
    folder,
    client,
    put,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
