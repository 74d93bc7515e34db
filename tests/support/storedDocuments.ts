import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDataset } from '../../scripts/lake/dataset.ts';
import { withAssetUrl } from '../../scripts/lake/documents/document.ts';
import type { StoredDocument } from '../../studio/schema/overlay.ts';
import { writeFixtureDataset } from './fixtureDataset.ts';

let read: Promise<StoredDocument[]> | undefined;

/** The fixture's documents as a lake stores them, including those of pictures. */
export function storedDocuments(): Promise<StoredDocument[]> {
  read ??= readFixture();
  return read;
}

async function readFixture(): Promise<StoredDocument[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dataset-'));
  try {
    await writeFixtureDataset(folder);
    const { documents } = await readDataset(folder);
    return [...documents.values()].map((document) => withAssetUrl(document, 'http://lake.test'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
