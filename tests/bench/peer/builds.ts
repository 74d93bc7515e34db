import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { type Copy, type Duration, timeNode } from '../copy.ts';
import { type Row, secondsText } from '../table.ts';
import type { Installed } from './install.ts';

/** Maximum ratio to Astro's build time, by the number of pages. */
const allowance = (pages: number) => (pages > 1_000 ? 1.5 : 1);

/**
 * Builds the pages of a copy with Astro, which unlike the site's own build does not compress them.
 *
 * @param peer `tests/bench/packages/astro`, installed
 */
export async function buildPeer({ root }: Installed, copy: Copy): Promise<Duration> {
  const pictures = path.join(root, 'public');
  await rm(pictures, { recursive: true, force: true });
  await symlink(path.join(copy.root, 'public'), pictures);
  return timeNode(root, ['node_modules/astro/bin/astro.mjs', 'build'], {
    CONTENT: path.join(copy.root, 'locales'),
    ASTRO_TELEMETRY_DISABLED: '1',
  });
}

/** Compares two builds of the same pages. */
export function besidePeer(pages: number, ours: Duration, peers: Duration): Row {
  const most = allowance(pages) * peers.elapsed;
  const of = ({ elapsed, processor }: Duration) =>
    `${secondsText(elapsed)} (${secondsText(processor)} of processor)`;
  return {
    what: `build of ${pages} pages; Astro, which compresses nothing: ${of(peers)}`,
    value: of(ours),
    budget: `${secondsText(most)} at most`,
    ratio: ours.elapsed / most,
  };
}
