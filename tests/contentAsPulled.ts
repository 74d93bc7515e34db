// Fails if locales/ and public/images/ are not what a pull writes. Content also changes by itself, for
// example when exchange rates expire: this compares it as on the last day before that, so that the
// result does not depend on the clock.
import { addDays } from '../locales/day.ts';
import { reportPull } from '../scripts/changes/reportPull.ts';
import { runCommand } from '../scripts/command/command.ts';
import { readSettings } from '../scripts/command/settings.ts';
import { reviewDays } from '../scripts/content/reviews.ts';
import { pull } from '../scripts/pull/pull.ts';
import { site } from './support/content.ts';

const USAGE = 'node tests/contentAsPulled.ts';

await runCommand(USAGE, {}, async () => {
  const settings = readSettings();
  const progress = (text: string) => console.log(text);
  const options = { root: process.cwd(), settings, dryRun: true, progress };
  const day = lastDayAsPulled();
  const result = await pull(day === undefined ? options : { ...options, now: new Date(day) });
  await reportPull(result, { origin: settings.SITE_URL, check: true, progress });
});

/** The last day before the committed content changes by itself, if it will. */
function lastDayAsPulled(): string | undefined {
  const days = reviewDays(site).flatMap(({ kind, day, figure }) => {
    if (kind === 'figure') return figure?.isDue ? [] : [day];
    if (kind === 'rates') return site.rates ? [addDays(day, -1)] : [];
    return kind === 'guide' ? [] : [addDays(day, -1)];
  });
  return days.toSorted()[0];
}
