import path from 'node:path';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { checkPorts } from '../web/ports.ts';
import type { Role, Tokens } from './access/role.ts';
import { readTokens } from './access/tokens.ts';
import type { Transaction } from './documents/transaction.ts';
import { DATA_UNCHANGED, lakePaths, openFolder } from './folder.ts';
import { assembleLake, type LakeLimits } from './lake.ts';
import { listenLake, type RunningLake } from './server.ts';
import { ReleaseClock } from './transact/release/releaseClock.ts';
import { type WebhookOptions, Webhooks } from './webhook/webhooks.ts';

/** Options of a served lake. */
export interface LakeOptions {
  /** Folder for documents, assets and tokens. */
  readonly folder: string;
  /** Folder of the dataset that is imported at the first start. */
  readonly dataset: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly tokens?: Readonly<Partial<Record<Role, string | undefined>>>;
  readonly limits?: Partial<LakeLimits>;
  readonly origins?: readonly string[];
  readonly reset?: boolean;
  /** Called after every publish. */
  readonly webhook?: Omit<WebhookOptions, 'log'> | undefined;
  readonly log?: (line: string) => void;
}

/** A running lake with its access tokens. */
export interface ServedLake extends RunningLake {
  readonly tokens: Tokens;
}

/**
 * Serves a lake from a folder, with access tokens, until it is closed.
 *
 * @throws {CommandError} when another lake serves the folder, a token is invalid, the disk fails, or
 *   the port is in use
 */
export const serveFolder = (options: LakeOptions): Promise<ServedLake> =>
  serve(options).catch((error) => {
    throw explainDiskFailure(error, options.reset ? RESET_FAILED : DATA_UNCHANGED);
  });

const RESET_FAILED = 'If the reset was not completed, the next start imports studio/dataset';

async function serve(options: LakeOptions): Promise<ServedLake> {
  const { dataset, port, limits, origins, webhook, log = console.error } = options;
  const folder = path.resolve(options.folder);
  // Checked before the reset: if the lake cannot be served, its data must be kept.
  if (options.reset) await checkPorts([{ option: 'port', number: port }]);
  const { sql, assets, lock } = await openFolder(folder, dataset, options.reset);
  try {
    const tokens = await readTokens(lakePaths(folder).tokens, options.tokens ?? {});
    const access = { kind: 'tokens', tokens } as const;
    const webhooks = webhook && new Webhooks({ ...webhook, log });
    const onCommit = (transaction: Transaction) => {
      webhooks?.notify(transaction);
      clock.notify(transaction);
    };
    const dependencies = { sql, assets, uploads: assets, access, limits, origins, onCommit, log };
    const lake = assembleLake(dependencies);
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
