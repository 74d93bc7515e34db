import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PublishCheckout } from '../../publish/support/checkout.ts';
import { type ServerProcess, startServerProcess } from '../../publish/support/serverProcess.ts';
import { shell, withMounts } from '../../support/mounts.ts';
import { fillDisk } from './fillDisk.ts';

/** A publish server that can run out of space. */
export interface SmallDisk extends ServerProcess {
  /** The releases folder, as the server sees it. */
  readonly releases: string;
  /** Leaves space for the journal, but not for a build. */
  fillForBuilds(): Promise<void>;
  /** Leaves no space. */
  fill(): Promise<void>;
  empty(): Promise<void>;
}

/**
 * Starts a server with its releases on a small disk, or, where mounting is not permitted, with a
 * limit on the size of its files.
 */
export const startOnSmallDisk = (checkout: PublishCheckout): Promise<SmallDisk> => {
  const mount = withMounts(
    `mount -t tmpfs -o size=${DISK} tmpfs ${checkout.releases} && exec "$@"`,
  );
  return mount ? startOnOwnDisk(checkout, mount) : startWithSmallFiles(checkout);
};

/** Size of the disk in bytes: it fits several small releases. */
const DISK = 4 * 1024 * 1024;

/** Bytes that the journal needs for a while. */
const JOURNAL = 200 * 1024;

async function startOnOwnDisk(
  { root, releases }: PublishCheckout,
  mount: readonly string[],
): Promise<SmallDisk> {
  const server = await startServerProcess(root, mount);
  // Other processes access that disk through this one.
  const seen = path.join('/proc', String(server.process.pid), 'root', releases);
  const filler = path.join(seen, 'filler');
  return {
    ...server,
    releases: seen,
    fillForBuilds: () => fillDisk(filler, DISK, JOURNAL),
    fill: () => fillDisk(filler, DISK),
    empty: () => rm(filler),
  };
}

async function startWithSmallFiles(checkout: PublishCheckout): Promise<SmallDisk> {
  const limited = shell(`trap '' XFSZ; ulimit -S -f ${DISK / 1024}; exec "$@"`);
  const server = await startServerProcess(checkout.root, limited);
  const limitTo = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(server.process.pid), `--fsize=${bytes}:`]);
  return {
    ...server,
    releases: checkout.releases,
    fillForBuilds: () => checkout.behave({ build: 'fills the disk' }),
    fill: async () => {
      limitTo(await smallestJournal(checkout.releases));
    },
    empty: async () => {
      limitTo('unlimited');
      await checkout.behave({});
    },
  };
}

/** A size at which no file can grow. */
async function smallestJournal(releases: string): Promise<number> {
  const names = (await readdir(releases)).filter((name) => name.startsWith('journal.db'));
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(releases, name))).size),
  );
  return Math.min(...sizes);
}

/** More bytes than copies to file need. */
const COPIES = 16 * 1024 * 1024;

/** Enough bytes for the journal, but not for a copy of a long page. */
const SHORT = 256 * 1024;

/** A publish server with space for everything except copies to file. */
export interface SmallFilings extends ServerProcess {
  /** The releases folder, as the server sees it. */
  readonly releases: string;
  fill(): Promise<void>;
  empty(): Promise<void>;
}

/**
 * Starts a server with its copies to file on a separate disk, or, where mounting is not permitted,
 * with files limited to less than such a copy.
 */
export async function startWithSmallFilings(checkout: PublishCheckout): Promise<SmallFilings> {
  const { root, releases } = checkout;
  const filings = path.join(releases, 'filings');
  await mkdir(filings);
  const mount = withMounts(`mount -t tmpfs -o size=${COPIES} tmpfs ${filings} && exec "$@"`);
  const server = await startServerProcess(root, mount ?? shell(`trap '' XFSZ; exec "$@"`));
  if (!mount) return { ...server, releases, ...limitsOf(server) };
  const seen = path.join('/proc', String(server.process.pid), 'root', releases);
  const filler = path.join(seen, 'filings', '.filler');
  return {
    ...server,
    releases: seen,
    fill: () => fillDisk(filler, COPIES),
    empty: () => rm(filler),
  };
}

function limitsOf({ process: { pid } }: ServerProcess) {
  const limitTo = async (bytes: number | 'unlimited') =>
    void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return { fill: () => limitTo(SHORT), empty: () => limitTo('unlimited') };
}
