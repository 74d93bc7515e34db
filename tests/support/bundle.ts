import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { digestCode, ensureBundle, sealBundle } from '../../scripts/build/bundle.ts';
import { buildPaths } from '../../scripts/build/paths.ts';
import { readSettings } from '../../scripts/command/settings.ts';
import { fileExists } from '../../scripts/disk/durableWrites.ts';

const BUNDLES = path.resolve('.cache', 'test-bundles');

/** Puts the code's bundle into a checkout; checkouts with the same code share one bundle. */
export async function copyBundle(root: string): Promise<void> {
  const paths = buildPaths(root);
  const code = digestCode(root, readSettings({}));
  const kept = path.join(BUNDLES, code);
  if (await fileExists(kept)) {
    await cp(kept, paths.bundle, { recursive: true });
    await sealBundle(paths.bundle, code);
    return;
  }
  await ensureBundle(paths, code, false);
  await keep(paths.bundle, code, kept);
}

/** If several processes make the same bundle at the same time, the first one is kept. */
async function keep(bundle: string, code: string, kept: string): Promise<void> {
  const part = `${kept}.${process.pid}`;
  await mkdir(BUNDLES, { recursive: true });
  for (const name of await readdir(BUNDLES))
    if (!name.startsWith(code)) await rm(path.join(BUNDLES, name), { recursive: true });
  await cp(bundle, part, { recursive: true });
  await rename(part, kept).catch(() => rm(part, { recursive: true }));
}
