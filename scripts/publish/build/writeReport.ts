import { writeFlushed } from '../../pull/durable.ts';
import type { ReleasePlaces } from '../../release/places.ts';
import { toHtml } from '../../report/html.ts';
import type { Report } from '../../report/report.ts';

/** Writes what changed beside the site, where no visitor gets it. */
export async function writeReport(
  report: Report,
  id: string,
  { reportJson, reportHtml }: ReleasePlaces,
): Promise<void> {
  await writeFlushed(reportJson, `${JSON.stringify(report, undefined, 2)}\n`);
  await writeFlushed(reportHtml, await toHtml(report, `Release ${id}`));
}
