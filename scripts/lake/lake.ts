import type { Access, Audience } from './access/role.ts';
import type { SignIns } from './access/signIns.ts';
import type { AssetFiles, AssetFolder } from './assets/assetFolder.ts';
import type { Evaluators } from './evaluate/evaluators.ts';
import type { Listeners } from './listen/listeners.ts';
import type { History } from './store/history.ts';
import type { Preferences } from './store/preferences.ts';
import type { Store } from './store/store.ts';
import type { Writer } from './transact/writer.ts';

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

/** The parts of a running lake, as its HTTP API uses them. */
export interface Lake {
  readonly access: Access;
  readonly signIns: SignIns;
  readonly store: Store;
  readonly history: History;
  readonly preferences: Preferences;
  readonly evaluators: Evaluators;
  readonly writer: Writer;
  /** Separate, so that anonymous listeners cannot slow down those with a token. */
  readonly listeners: Readonly<Record<Audience, Listeners>>;
  readonly assets: AssetFiles;
  /** The folder for uploads; `undefined` in a read-only lake. */
  readonly uploads: AssetFolder | undefined;
  readonly limits: LakeLimits;
  /** Further origins that browsers may send requests from, besides those of this machine. */
  readonly origins: readonly string[];
  /** Reports unsupported requests and dropped listeners. */
  readonly log: (line: string) => void;
  /** Closes all event streams; later listeners are rejected. */
  endStreams(): void;
  /** Closes the streams, the processes and then the storage. */
  close(): void;
}
