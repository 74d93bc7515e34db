import { formatDay, type LabelOf } from '../../locales/formatFigure.ts';
import { STATE_LABELS } from '../../locales/kinds.ts';
import type { Locale } from '../../locales/locale.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import { type ProgramStatus, statusOn } from '../queries/programStatus.ts';

/**
 * Texts derived from a programme's state on a day: `status.since`, and `status.later`, which
 * announces the next state.
 */
export function statusTexts(
  status: ProgramStatus,
  day: string,
  locale: Locale,
  label: LabelOf,
): [string, string][] {
  const { since, next } = statusOn(status, day);
  const texts: [string, string][] = [];
  if (since) texts.push(['status.since', formatDay(since, locale)]);
  if (next)
    texts.push([
      'status.later',
      fillPlaceholders(label('laterValue'), (name) =>
        name === 'date' ? formatDay(next.from, locale) : label(STATE_LABELS[next.state]),
      ),
    ]);
  return texts;
}
