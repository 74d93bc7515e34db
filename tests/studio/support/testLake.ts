import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SanityClient, SanityDocument } from '@sanity/client';
import type { Role } from '../../../scripts/lake/access/role.ts';
import { serveFolder } from '../../../scripts/lake/serveFolder.ts';
import { SECRET } from '../../publish/support/deliver.ts';
import { lakeClient } from '../../support/lakeClient.ts';

export const TOKENS: Readonly<Record<Role, string>> = {
  administrator: 'the-administrators-token-of-a-test',
  editor: 'the-editors-token-of-a-studio-test',
  viewer: 'the-viewers-token-of-a-studio-test',
};

/** The lake of a test's Studio. */
export interface StudioLake extends AsyncDisposable {
  readonly origin: string;
  /** Its folder. */
  readonly folder: string;
  /** Its log: requests that it does not know. */
  readonly log: string[];
  client(role?: Role): SanityClient;
  /** @returns a function that restores the current documents */
  remember(): Promise<() => Promise<void>>;
  /** Stops it; another lake may then serve its folder. */
  stop(): Promise<void>;
}

/**
 * Serves a dataset on a port, from a temporary folder.
 *
 * @param dataset in Sanity's export format
 * @param publishPort port of the publish server to notify, if any
 */
export async function serveLake(
  dataset: string,
  port: number,
  publishPort?: number,
): Promise<StudioLake> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-lake-'));
  const log: string[] = [];
  const lake = await serveFolder({
    folder,
    dataset,
    port,
    tokens: TOKENS,
    webhook: publishPort === undefined ? undefined : webhookTo(publishPort),
    log: (line) => log.push(line),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= lake.close();
    return stopped;
  };
  const client = (role: Role = 'editor') => lakeClient(lake.origin, { token: TOKENS[role] });
  return {
    origin: lake.origin,
    folder,
    log,
    stop,
    client,
    remember: () => remember(client('administrator')),
    [Symbol.asyncDispose]: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

const RAW = { perspective: 'raw' } as const;

async function remember(client: SanityClient): Promise<() => Promise<void>> {
  const read = (fields: string) => client.fetch<SanityDocument[]>(`* ${fields}`, {}, RAW);
  const first = await read('');
  const revisions = new Map(first.map(({ _id, _rev }) => [_id, _rev]));
  return async () => {
    const now = new Map((await read('{_id, _rev}')).map(({ _id, _rev }) => [_id, _rev]));
    const changed = first.filter(({ _id }) => now.get(_id) !== revisions.get(_id));
    const added = [...now.keys()].filter((id) => !revisions.has(id));
    if (changed.length + added.length === 0) return;
    const transaction = client.transaction();
    for (const { _rev, ...document } of changed) transaction.createOrReplace(document);
    for (const id of added) transaction.delete(id);
    const { transactionId } = await transaction.commit();
    for (const { _id } of changed) revisions.set(_id, transactionId);
  };
}

const webhookTo = (port: number) => ({
  url: `http://127.0.0.1:${port}/hooks/sanity`,
  secret: SECRET,
  project: 'embedded',
  dataset: 'production',
});
