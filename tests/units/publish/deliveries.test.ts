import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Deliveries } from '../../../scripts/publish/deliveries.ts';
import { openJournal } from '../../../scripts/release/journal.ts';

async function emptyJournal() {
  const root = await mkdtemp(path.join(tmpdir(), 'deliveries-'));
  onTestFinished(() => rm(root, { recursive: true }));
  return openJournal(root);
}

test('of the deliveries since a build, the newest of each document counts', async () => {
  using journal = await emptyJournal();
  const deliveries = new Deliveries(journal);
  const deliver = (revision: string | undefined, document: string, operation: string) => {
    const key = `${document} ${revision}`;
    return deliveries.store({ key, signed: key, revision, document, operation });
  };

  await deliver('built', 'about', 'update');
  const built = deliveries.lastNumber();
  await deliver('first', 'home', 'update');
  await deliver('second', 'home', 'update');
  await deliver('gone', 'guide', 'delete');
  await deliver(undefined, 'project', 'update');
  expect(deliveries.revisionsSince(built)).toEqual([
    { document: 'guide', revision: null },
    { document: 'home', revision: 'second' },
  ]);
});

test('reports why SQLite itself ended a transaction, as on a full disk', async () => {
  using journal = await emptyJournal();
  const fail = () => {
    journal.run('ROLLBACK');
    throw new Error('database or disk is full');
  };
  expect(() => journal.transaction(fail)).toThrow('database or disk is full');
});
