import path from 'node:path';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { checkPorts } from '../web/ports.ts';
import type { Role, Tokens } from './access/role.ts';
import { readTokens } from './access/tokens.ts';
import type { Transaction } from './documents/transaction.ts';
import { lakePlaces, openFolder, UNTOUCHED } from './folder.ts';
import type { LakeLimits } from './lake.ts';
import { assembleLake } from './open.ts';
import { listenLake, type RunningLake } from './server.ts';
import { ReleaseClock } from './transact/release/releaseClock.ts';
import { type WebhookOptions, Webhooks } from './webhook/webhooks.ts';

/** How a lake is served. */
export interface LakeOptions {
  /** Where it keeps its documents, assets and tokens. */
  readonly folder: string;
  /** What fills it at its first start. */
  readonly dataset: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly tokens?: Readonly<Partial<Record<Role, string | undefined>>>;
  readonly limits?: Partial<LakeLimits>;
  readonly origins?: readonly string[];
  readonly reset?: boolean;
  /** What is called after every publish. */
  readonly webhook?: Omit<WebhookOptions, 'log'> | undefined;
  readonly log?: (line: string) => void;
}

/** A lake with users. */
export interface ServedLake extends RunningLake {
  readonly tokens: Tokens;
}

/**
 * Serves the lake of a folder, with tokens, until it is closed.
 *
 * @throws {CommandError} when another lake serves the folder, a token cannot be used, the disk fails,
 *   or the port is taken
 */
export const serveFolder = (options: LakeOptions): Promise<ServedLake> =>
  serve(options).catch((error) => {
    throw explainDiskFailure(error, options.reset ? FILLED_NEXT : UNTOUCHED);
  });

const FILLED_NEXT = 'What could not be reset is filled from studio/dataset at the next start';

async function serve(options: LakeOptions): Promise<ServedLake> {
  const { dataset, port, limits, origins, webhook, log = console.error } = options;
  const folder = path.resolve(options.folder);
  // A lake that cannot be served must not cost what is there.
  if (options.reset) await checkPorts([{ option: 'port', number: port }]);
  const { sql, assets, lock } = await openFolder(folder, dataset, options.reset);
  try {
    const tokens = await readTokens(lakePlaces(folder).tokens, options.tokens ?? {});
    const access = { kind: 'tokens', tokens } as const;
    const webhooks = webhook && new Webhooks({ ...webhook, log });
    const onCommit = (transaction: Transaction) => {
      webhooks?.notify(transaction);
      clock.notify(transaction);
    };
    const parts = { sql, assets, uploads: assets, access, limits, origins, onCommit, log };
    const lake = assembleLake(parts);
    const running = await listenLake(lake, port);
    const clock = new ReleaseClock(lake.store, lake.writer, log);
    const close = () => {
      webhooks?.close();
      clock.close();
      return running.close().finally(() => lock.release());
    };
    return { ...running, tokens, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
