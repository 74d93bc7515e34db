import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClientConfig, SanityClient } from '@sanity/client';
import sharp from 'sharp';
import type { Role } from '../../../scripts/lake/access/role.ts';
import type { LakeLimits } from '../../../scripts/lake/lake.ts';
import {
  type LakeOptions,
  type ServedLake,
  serveFolder,
} from '../../../scripts/lake/serveFolder.ts';
import { lakeClient } from '../../support/lakeClient.ts';

/** A lake with its own temporary folder and port. */
export interface TestLake extends AsyncDisposable {
  readonly folder: string;
  readonly dataset: string;
  readonly lake: ServedLake;
  /** Its log. */
  readonly log: readonly string[];
  client(role: Role | 'anonymous', config?: ClientConfig): SanityClient;
  /** A request to the API without the client. */
  request(path: string, init?: RequestInit & { role?: Role; duplex?: 'half' }): Promise<Response>;
  /** Stops the lake and starts it again on the same port. */
  restart(): Promise<void>;
}

/** A picture of a single colour. */
export const makePicture = (width = 20, height = 10, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const DOCUMENTS = [
  { _id: 'a', _type: 'note', title: 'A', order: 1 },
  { _id: 'b', _type: 'note', title: 'B', order: 2, about: { _type: 'reference', _ref: 'a' } },
  { _id: 'drafts.a', _type: 'note', title: 'A, drafted', order: 1 },
  { _id: 'drafts.fresh', _type: 'note', title: 'Not published yet', order: 3 },
  { _id: 'versions.r1.b', _type: 'note', title: 'B of r1', order: 2 },
  {
    _id: 'pictured',
    _type: 'page',
    picture: { _type: 'image', _sanityAsset: 'image@file://./images/blue.png' },
  },
];

/** Starts a lake with a small dataset, or with other documents. */
export async function startTestLake(
  options: {
    documents?: readonly object[];
    limits?: Partial<LakeLimits>;
    webhook?: LakeOptions['webhook'];
  } = {},
): Promise<TestLake> {
  const root = await mkdtemp(path.join(tmpdir(), 'lake-'));
  const dataset = path.join(root, 'dataset');
  const folder = path.join(root, 'data');
  await writeDataset(dataset, options.documents ?? DOCUMENTS);
  const log: string[] = [];
  const start = (port: number) =>
    serveFolder({
      folder,
      dataset,
      port,
      log: (line) => log.push(line),
      ...(options.limits && { limits: options.limits }),
      webhook: options.webhook,
    });
  let lake = await start(0);
  const port = Number(new URL(lake.origin).port);
  return {
    folder,
    dataset,
    log,
    get lake() {
      return lake;
    },
    client: (role, config) =>
      lakeClient(lake.origin, {
        maxRetries: 0,
        ...(role !== 'anonymous' && { token: lake.tokens[role] }),
        ...config,
      }),
    request: (address, { role, ...init } = {}) =>
      fetch(`${lake.origin}${address}`, {
        ...init,
        headers: {
          ...(role && { authorization: `Bearer ${lake.tokens[role]}` }),
          ...Object.fromEntries(new Headers(init.headers)),
        },
      }),
    restart: async () => {
      await lake.close();
      lake = await start(port);
    },
    [Symbol.asyncDispose]: async () => {
      await lake.close();
      await rm(root, { recursive: true });
    },
  };
}

async function writeDataset(folder: string, documents: readonly object[]): Promise<void> {
  await mkdir(path.join(folder, 'images'), { recursive: true });
  await writeFile(path.join(folder, 'images', 'blue.png'), await makePicture());
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`);
  await writeFile(path.join(folder, 'data.ndjson'), lines.join(''));
}

/** The error of a rejected promise; throws if it is not rejected. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`This should have been refused: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}
