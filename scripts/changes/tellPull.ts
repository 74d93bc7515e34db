import { writeFile } from 'node:fs/promises';
import { summarise } from '../../studio/changes/summary.ts';
import { CommandError } from '../command/command.ts';
import type { Held } from '../content/held.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { toJson } from '../disk/json.ts';
import type { PullResult } from '../pull/pull.ts';
import { composeReport } from './compose.ts';
import { toMarkdown } from './markdown.ts';
import type { Report } from './report.ts';

/** What to tell of a pull, and where. */
export interface TellOptions {
  /** Origin of the published site. */
  readonly origin: string;
  /** Fail if anything would change. */
  readonly check?: boolean;
  /** Nothing was written. */
  readonly dryRun?: boolean;
  /** File for a report of what changed and of the documents held back, as Markdown. */
  readonly report?: string | undefined;
  /** File for the documents held back, as JSON. */
  readonly held?: string | undefined;
  readonly progress: (text: string) => void;
}

/**
 * Tells what a pull changed for visitors: the files that the options ask for, and a line.
 *
 * @throws {CommandError} that shows what would change, with `check`; when a file cannot be written
 */
export async function tellPull(result: PullResult, options: TellOptions): Promise<void> {
  const { before, content, held, changed } = result;
  const report = composeReport(before, content, held, options.origin);
  await writeReports(report, held, options).catch((error) => {
    throw explainDiskFailure(error);
  });
  if (options.check) refuseChanges(changed, report);
  const texts = Object.keys(content.catalogues.en).length;
  options.progress(
    options.check || options.dryRun
      ? describePlan(changed, report)
      : describeChange(changed, report, texts),
  );
}

async function writeReports(
  report: Report,
  held: readonly Held[],
  { report: reportFile, held: heldFile }: TellOptions,
): Promise<void> {
  if (reportFile !== undefined) await writeFile(reportFile, toMarkdown(report));
  if (heldFile !== undefined) await writeFile(heldFile, toJson(held));
}

function refuseChanges(changed: readonly string[], report: Report): void {
  if (changed.length === 0) return;
  const files = changed.map((name) => `locales/${name}`).join(', ');
  throw new CommandError(`${files} would change: run npm run pull\n\n${toMarkdown(report)}`);
}

/** What a pull would write, and sentence by sentence what visitors would see changed. */
function describePlan(changed: readonly string[], report: Report): string {
  if (changed.length > 0) return `Would write ${changed.join(', ')}\n\n${toMarkdown(report)}`;
  const heldBack = report.heldBack.length > 0 ? `\n\n${toMarkdown(report)}` : '';
  return `Nothing would change${heldBack}`;
}

/** @param texts how many there are in each language */
const describeChange = (changed: readonly string[], report: Report, texts: number): string =>
  changed.length > 0
    ? `Wrote ${texts} texts in each language (${summarise(report)})`
    : `Nothing changed (${texts} texts in each language)`;
