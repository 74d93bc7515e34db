import { writeFile } from 'node:fs/promises';
import { summarise } from '../../studio/changes/summary.ts';
import { CommandError } from '../command/command.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { toJson } from '../disk/json.ts';
import type { PullResult } from '../pull/pull.ts';
import { toMarkdown } from './markdown.ts';
import { composeReport, type Report } from './report.ts';

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
  try {
    if (options.report !== undefined) await writeFile(options.report, toMarkdown(report));
    if (options.held !== undefined) await writeFile(options.held, toJson(held));
  } catch (error) {
    throw explainDiskFailure(error);
  }
  if (options.check && changed.length > 0) {
    const files = changed.map((name) => `locales/${name}`).join(', ');
    throw new CommandError(`${files} would change: run npm run pull\n\n${toMarkdown(report)}`);
  }
  const texts = `${Object.keys(content.catalogues.en).length} texts in each language`;
  options.progress(
    options.check || options.dryRun
      ? describePlan(changed, report)
      : changed.length > 0
        ? `Wrote ${texts} (${summarise(report)})`
        : `Nothing changed (${texts})`,
  );
}

/** What a pull would write, and sentence by sentence what visitors would see changed. */
function describePlan(changed: readonly string[], report: Report): string {
  const plan = changed.length > 0 ? `Would write ${changed.join(', ')}` : 'Nothing would change';
  const isTold = changed.length > 0 || report.heldBack.length > 0;
  return isTold ? `${plan}\n\n${toMarkdown(report)}` : plan;
}
