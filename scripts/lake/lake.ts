import type { Sql } from '../disk/sql.ts';
import type { Access, Audience } from './access/role.ts';
import { SignIns } from './access/signIns.ts';
import type { AssetFiles, AssetFolder } from './assets/assetFolder.ts';
import type { Transaction } from './documents/transaction.ts';
import { Evaluators } from './evaluate/evaluators.ts';
import { Listeners } from './listen/listeners.ts';
import { History } from './store/history.ts';
import { Preferences } from './store/preferences.ts';
import { Store } from './store/store.ts';
import { Writer } from './transact/writer.ts';

/** The limits of a lake; an option sets the size of uploads, tests change the others. */
export const DEFAULT_LIMITS = {
  maxUploadBytes: 100 * 1024 * 1024,
  queryMilliseconds: 10_000,
  queryMegabytes: 512,
  maxUnreadBytes: 8 * 1024 * 1024,
  /** Limits shared by all listeners of an audience. */
  listening: {
    users: { listeners: 500, milliseconds: 2000, megabytes: 256 },
    anonymous: { listeners: 10, milliseconds: 500, megabytes: 128 },
  },
};

export type LakeLimits = Readonly<typeof DEFAULT_LIMITS>;

/** What a lake is assembled from, and its options. */
interface LakeDependencies {
  readonly sql: Sql;
  readonly access: Access;
  readonly assets: AssetFiles;
  /** The folder for uploads; none in a read-only lake. */
  readonly uploads?: AssetFolder;
  readonly limits?: Partial<LakeLimits> | undefined;
  /** Further origins that browsers may send requests from, besides those of this machine. */
  readonly origins?: readonly string[] | undefined;
  /** Reports unsupported requests and dropped listeners. */
  readonly log?: (line: string) => void;
  /** Called after each committed transaction; must not block. */
  readonly onCommit?: ((transaction: Transaction) => void) | undefined;
}

/** The components of a running lake, as its HTTP API uses them. */
export type Lake = ReturnType<typeof assembleLake>;

/** Creates a lake on top of its storage. */
export function assembleLake(dependencies: LakeDependencies) {
  const { sql, access, assets, log = () => undefined, onCommit } = dependencies;
  const limits: LakeLimits = { ...DEFAULT_LIMITS, ...dependencies.limits };
  const store = new Store(sql);
  const history = new History(sql);
  const bounds = { milliseconds: limits.queryMilliseconds, megabytes: limits.queryMegabytes };
  const evaluators = new Evaluators(bounds, limits.listening, () =>
    store.all().map(({ id, content }) => [id, content] as const),
  );
  const listenersOf = (audience: Audience) =>
    new Listeners(
      {
        match: (filters, documents) => evaluators.match(audience, filters, documents),
        last: () => history.last(),
        idOf: (sequence) => history.idOf(sequence),
        missed: (eventId, limit) => missedSince(history, eventId, limit),
      },
      limits.listening[audience].listeners,
    );
  /** Separate, so that anonymous listeners cannot slow down those with a token. */
  const listeners = { users: listenersOf('users'), anonymous: listenersOf('anonymous') };
  const writer = new Writer(store, (transaction, sequence) => {
    evaluators.update(
      transaction.changes.map(({ id, after }) => [id, after && JSON.stringify(after)] as const),
    );
    for (const audience of Object.values(listeners)) audience.notify(transaction, sequence);
    onCommit?.(transaction);
  });
  /** Closes all event streams; later listeners are rejected. */
  const endStreams = () => {
    for (const audience of Object.values(listeners)) audience.close();
  };
  /** Closes the streams, the processes and then the storage. */
  const close = () => {
    endStreams();
    evaluators.close();
    sql.close();
  };
  return {
    access,
    assets,
    uploads: dependencies.uploads,
    limits,
    origins: dependencies.origins ?? [],
    log,
    store,
    history,
    preferences: new Preferences(sql),
    signIns: new SignIns(),
    evaluators,
    listeners,
    writer,
    endStreams,
    close,
  };
}

/**
 * The transactions since an event, including its own, or since the transaction that a welcome names;
 * `undefined` if too many or unknown.
 */
function missedSince(history: History, eventId: string, limit: number) {
  const [transaction = '', document] = eventId.split('#');
  const sequence = history.sequenceOf(transaction);
  if (sequence === undefined) return undefined;
  const missed = history.read({ from: document === undefined ? sequence + 1 : sequence, limit });
  return missed.length < limit ? missed : undefined;
}
