import { writeFile } from 'node:fs/promises';
import { CommandError } from '../command.ts';
import { toMarkdown } from '../report/markdown.ts';
import { summarise } from '../report/summary.ts';
import type { PullOptions, PullResult } from './pull.ts';

/** Writes the files that the options ask for. */
export async function writeReports(
  { report, held }: PullResult,
  { report: reportFile, held: heldFile }: PullOptions,
): Promise<void> {
  if (reportFile !== undefined) await writeFile(reportFile, toMarkdown(report));
  if (heldFile !== undefined) await writeFile(heldFile, `${JSON.stringify(held, undefined, 2)}\n`);
}

/** @throws {CommandError} that shows what would change */
export function refuseChanges({ changed, report }: PullResult): void {
  if (changed.length === 0) return;
  const files = changed.map((name) => `locales/${name}`).join(', ');
  throw new CommandError(`${files} would change: run npm run pull\n\n${toMarkdown(report)}`);
}

/**
 * The last line of a pull.
 *
 * @param texts how many there are in each language
 */
export function describeResult({ changed, report }: PullResult, texts: number, wrote: boolean) {
  if (!wrote)
    return changed.length > 0 ? `Would write ${changed.join(', ')}` : 'Nothing would change';
  return changed.length > 0
    ? `Wrote ${texts} texts in each language (${summarise(report)})`
    : `Nothing changed (${texts} texts in each language)`;
}
