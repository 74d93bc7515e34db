import type { Access, Audience } from './access/role.ts';
import type { SignIns } from './access/signIns.ts';
import type { AssetFiles, AssetFolder } from './assets/assetFolder.ts';
import type { Evaluators } from './evaluate/evaluators.ts';
import type { Listeners } from './listen/listeners.ts';
import type { History } from './store/history.ts';
import type { Preferences } from './store/preferences.ts';
import type { Store } from './store/store.ts';
import type { Writer } from './transact/writer.ts';

/** How much a lake takes on; its operator sets the size of uploads, tests the rest. */
export const DEFAULT_LIMITS = {
  maxUploadBytes: 100 * 1024 * 1024,
  queryMilliseconds: 10_000,
  queryMegabytes: 512,
  maxUnreadBytes: 8 * 1024 * 1024,
  /** What the listeners of an audience may cost together. */
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
  /** Those without a token cost those with one nothing. */
  readonly listeners: Readonly<Record<Audience, Listeners>>;
  readonly assets: AssetFiles;
  /** Where uploads go; a lake inside another command takes none. */
  readonly uploads: AssetFolder | undefined;
  readonly limits: LakeLimits;
  /** Origins beside those of this machine that browsers may call from. */
  readonly origins: readonly string[];
  /** Told what its operator should know: requests that it does not serve, listeners it dropped. */
  readonly log: (line: string) => void;
  /** Ends all streams; a listener that comes later is refused. */
  endStreams(): void;
  /** Ends its streams and processes, then closes its storage. */
  close(): void;
}
