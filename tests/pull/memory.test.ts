import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FEW_PAGES } from '../support/contentChanges.ts';
import { copyDocument } from '../support/dataset.ts';
import { preload } from '../support/environment.ts';
import { runScript } from '../support/runScript.ts';

const MB = 1024 * 1024;
const MOST = 512 * MB;

/** Runs the command, and returns the peak memory of it and its embedded lake, in bytes. */
async function peakOf({ root }: Checkout) {
  const peak = path.join(root, 'peak');
  const { code, stderr } = await runScript('pull.ts', [], root, {
    ...preload('tests/support/reportMemory.ts'),
    PEAK_FILE: peak,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return Number(await readFile(peak, 'utf8')) * 1024;
}

test('pulls a thousand members in limited memory, repeatedly', async () => {
  const members = Array.from({ length: 1_000 }, (_, index) =>
    copyDocument('team-elif-aydin', `team-member-${index}`, { 'slug.current': `member-${index}` }),
  );
  await using checkout = await makeCheckout(...members);
  expect(await peakOf(checkout)).toBeLessThan(MOST);
  expect(await peakOf(checkout)).toBeLessThan(MOST);
});

/** A picture of 50 MB: uncompressed. */
const SIZE = { width: 4_200, height: 4_000 } as const;

test('resizes a picture of 50 MB that is on every page in limited memory', async () => {
  await using checkout = await makeCheckout(...FEW_PAGES);
  const images = path.join(checkout.root, 'studio', 'dataset', 'images');
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#1976d2' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(bytes.length).toBeGreaterThan(48 * MB);
  for (const name of await readdir(images)) await writeFile(path.join(images, name), bytes);
  expect(await peakOf(checkout)).toBeLessThan(MOST);
  const made = path.join(checkout.root, 'public', 'images');
  const [large = ''] = (await readdir(made)).filter((name) => name.endsWith('-1600.jpg'));
  expect(await sharp(path.join(made, large)).metadata()).toMatchObject({
    width: 1_600,
    height: 1_524,
  });
});
