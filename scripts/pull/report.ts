import { writeFile } from 'node:fs/promises';
import { CommandError } from '../command.ts';
import { describeChanges } from './changes.ts';
import { reportHeld } from './hold/held.ts';
import type { PullOptions, PullResult } from './pull.ts';

/** Writes the files that the options ask for. */
export async function writeReports(
  { changes, held }: PullResult,
  { report, held: heldFile }: PullOptions,
): Promise<void> {
  if (report !== undefined) await writeFile(report, describeChanges(changes) + reportHeld(held));
  if (heldFile !== undefined) await writeFile(heldFile, `${JSON.stringify(held, undefined, 2)}\n`);
}

/** @throws {CommandError} that shows what would change */
export function refuseChanges({ changed, changes }: PullResult): void {
  if (changed.length === 0) return;
  const files = changed.map((name) => `locales/${name}`).join(', ');
  throw new CommandError(`${files} would change: run npm run pull\n\n${describeChanges(changes)}`);
}

/**
 * The last line of a pull.
 *
 * @param texts how many there are in each language
 */
export function describeResult({ changed, changes }: PullResult, texts: number, wrote: boolean) {
  if (!wrote)
    return changed.length > 0 ? `Would write ${changed.join(', ')}` : 'Nothing would change';
  return changed.length > 0
    ? `Wrote ${texts} texts in each language (${changes.length} changed)`
    : `Nothing changed (${texts} texts in each language)`;
}
