import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Edit } from './dataset.ts';
import { fixtureDocuments } from './fixtureDocuments.ts';

/** Writes the fixture as a dataset in Sanity's export layout: its documents, and tiny pictures. */
export async function writeFixtureDataset(folder: string, edits: readonly Edit[] = []) {
  await drawTinyPictures(folder);
  await writeDocuments(folder, edits);
}

/** Replaces every picture of the fixture, so that no test waits for an encoder. */
const TINY = { portrait: { width: 40, height: 50 }, landscape: { width: 40, height: 25 } } as const;

export async function drawTinyPictures(dataset: string): Promise<void> {
  const folder = path.join(dataset, 'images');
  await mkdir(folder, { recursive: true });
  for (const [name, size] of Object.entries(TINY)) {
    const picture = sharp({ create: { ...size, channels: 3, background: '#1976d2' } });
    await picture.png().toFile(path.join(folder, `${name}.png`));
  }
}

/** Writes the fixture's documents with these edits. */
export async function writeDocuments(folder: string, edits: readonly Edit[]): Promise<void> {
  const documents = edits.reduce((before, edit) => edit(before), fixtureDocuments());
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`);
  const tiny = lines
    .join('')
    .replace(/images\/portrait-[^"]+/g, 'images/portrait.png')
    .replace(/images\/(?!portrait\.png)[^"]+/g, 'images/landscape.png');
  await writeFile(path.join(folder, 'data.ndjson'), tiny);
}
