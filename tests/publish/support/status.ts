import { setTimeout as wait } from 'node:timers/promises';
import type { Status } from '../../../scripts/publish/status.ts';

export const readStatus = async (origin: string): Promise<Status> =>
  (await fetch(`${origin}/status`)).json();

/** Waits until the server is idle and has made this number of builds. */
export async function settle(origin: string, builds: number): Promise<Status> {
  for (;;) {
    const status = await readStatus(origin);
    const { state, isDue } = status.queue;
    if (state === 'idle' && !isDue && status.builds.length >= builds) return status;
    await wait(20);
  }
}

/** Waits until the server is idle and has this number of open filings. */
export async function settleFilings(origin: string, open: number): Promise<Status['filings']> {
  for (;;) {
    const { filings } = await readStatus(origin);
    if (!filings.isBusy && filings.open.length === open) return filings;
    await wait(20);
  }
}
