import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { summarise } from '../../studio/changes/summary.ts';
import { CommandError } from '../command/command.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { toJson } from '../disk/json.ts';
import type { PullResult } from '../pull/pull.ts';
import { toMarkdown } from './markdown.ts';
import { composeReport, type Report } from './report.ts';

export interface ReportOptions {
  /** Origin of the published site. */
  readonly origin: string;
  /** Fail if anything would change. */
  readonly check?: boolean;
  /** Whether the pull wrote nothing. */
  readonly dryRun?: boolean;
  /** File for a Markdown report of changes and documents held back. */
  readonly report?: string | undefined;
  /** File for a JSON list of documents held back. */
  readonly held?: string | undefined;
  readonly progress: (text: string) => void;
}

/**
 * Reports what a pull changed for visitors: writes the requested files and prints a summary.
 *
 * @throws {CommandError} when anything would change, with `check`; when a file cannot be written
 */
export async function reportPull(result: PullResult, options: ReportOptions): Promise<void> {
  const { before, content, heldBack } = result;
  const report = composeReport(before, content, heldBack, options.origin);
  try {
    if (options.report !== undefined) await writeReport(options.report, toMarkdown(report));
    if (options.held !== undefined) await writeReport(options.held, toJson(heldBack));
  } catch (error) {
    const wroteNothing = options.check || options.dryRun;
    throw explainDiskFailure(
      error,
      wroteNothing ? 'Nothing was changed' : 'The pulled content is written',
    );
  }
  const { changed } = result;
  const pictures = describePictures(result.pictures);
  const changedFiles = [...changed.map((name) => `locales/${name}`), ...pictures].join(', ');
  if (options.check && changedFiles)
    throw new CommandError(
      `${changedFiles} would change: run npm run pull\n\n${toMarkdown(report)}`,
    );
  if (options.check || options.dryRun)
    return options.progress(describePlan([...changed, ...pictures], report));
  const texts = `${Object.keys(content.catalogues.en).length} texts in each language`;
  if (changed.length > 0) return options.progress(`Wrote ${texts} (${summarise(report)})`);
  options.progress([`Nothing changed (${texts})`, ...pictures].join(' but '));
}

async function writeReport(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Names one picture file and counts the others: each picture has many. */
function describePictures([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [`public/images/${first}${more}`];
}

/** The files that a pull would write, and the changes for visitors, sentence by sentence. */
function describePlan(changed: readonly string[], report: Report): string {
  const plan = changed.length > 0 ? `Would write ${changed.join(', ')}` : 'Nothing would change';
  const hasReport = changed.length > 0 || report.heldBack.length > 0;
  return hasReport ? `${plan}\n\n${toMarkdown(report)}` : plan;
}
