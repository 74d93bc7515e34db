import type { Sql } from '../disk/sql.ts';
import type { Access, Audience } from './access/role.ts';
import { SignIns } from './access/signIns.ts';
import type { AssetFiles, AssetFolder } from './assets/assetFolder.ts';
import type { Transaction } from './documents/transaction.ts';
import { Evaluators } from './evaluate/evaluators.ts';
import { DEFAULT_LIMITS, type Lake, type LakeLimits } from './lake.ts';
import { Listeners } from './listen/listeners.ts';
import { History } from './store/history.ts';
import { Preferences } from './store/preferences.ts';
import { Store } from './store/store.ts';
import { Writer } from './transact/writer.ts';

/** The components and options of a lake. */
interface LakeParts {
  readonly sql: Sql;
  readonly assets: AssetFiles;
  readonly uploads?: AssetFolder;
  readonly access: Access;
  readonly limits?: Partial<LakeLimits> | undefined;
  readonly origins?: readonly string[] | undefined;
  readonly log?: Lake['log'];
  /** Called after each committed transaction; must not block. */
  readonly onCommit?: ((transaction: Transaction) => void) | undefined;
}

/** Creates a lake on top of its storage. */
export function assembleLake(given: LakeParts): Lake {
  const { sql, assets, uploads, access, limits, origins = [], onCommit } = given;
  const { log = () => undefined } = given;
  const store = new Store(sql);
  const history = new History(sql);
  const all = { ...DEFAULT_LIMITS, ...limits };
  const bounds = { milliseconds: all.queryMilliseconds, megabytes: all.queryMegabytes };
  const evaluators = new Evaluators(bounds, all.listening, () =>
    store.all().map(({ id, content }) => [id, content] as const),
  );
  const listenersOf = (audience: Audience) =>
    new Listeners(
      {
        match: (filters, documents) => evaluators.match(audience, filters, documents),
        last: () => history.last(),
        missed: (eventId, limit) => missedSince(history, eventId, limit),
      },
      all.listening[audience].listeners,
    );
  const listeners = { users: listenersOf('users'), anonymous: listenersOf('anonymous') };
  const writer = new Writer(store, (transaction, sequence) => {
    evaluators.update(
      transaction.changes.map(({ id, after }) => [id, after && JSON.stringify(after)] as const),
    );
    for (const audience of Object.values(listeners)) audience.notify(transaction, sequence);
    onCommit?.(transaction);
  });
  const endStreams = () => {
    for (const audience of Object.values(listeners)) audience.close();
  };
  const close = () => {
    endStreams();
    evaluators.close();
    sql.close();
  };
  return {
    store,
    history,
    evaluators,
    listeners,
    writer,
    assets,
    uploads,
    access,
    origins,
    log,
    preferences: new Preferences(sql),
    signIns: new SignIns(),
    limits: all,
    endStreams,
    close,
  };
}

/** The transactions since an event, including its own; `undefined` if too many or unknown. */
function missedSince(history: History, eventId: string, limit: number) {
  const from = history.sequenceOf(eventId.split('#')[0] ?? '');
  if (from === undefined) return undefined;
  const missed = history.read({ from, limit });
  return missed.length < limit ? missed : undefined;
}
