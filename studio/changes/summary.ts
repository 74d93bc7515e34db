import { LOCALES } from '../../locales/locale.ts';
import { say, translate } from '../words/say.ts';
import type { StudioSentence } from '../words/zh/index.ts';
import type { ContentChanges } from './contentChanges.ts';

type Counted = Extract<StudioSentence, `[count] ${string}`>;

/** What is told in a line: changes, and documents that are held back. */
interface Told extends ContentChanges {
  readonly heldBack?: readonly unknown[];
}

/** The report in a line: `2 pages changed, 1 added, 1 figure changed`. */
export function summarise(report: Told): string {
  const { isFirst, changed, added, removed, moved, figures, heldBack = [] } = report;
  if (isFirst)
    return say('[pages], the first time', {
      pages: count(added.length, '1 page', '[count] pages'),
    });
  const pages = new Set(changed.flatMap(({ page }) => (page ? [page.path] : [])));
  const hasShared = changed.some(({ page }) => page === undefined);
  const parts = [
    pages.size > 0 &&
      count(pages.size, '1 page changed', '[count] pages changed') + inWhich(report),
    hasShared && say('words on every page changed'),
    added.length > 0 && count(added.length, '1 page added', '[count] pages added'),
    removed.length > 0 && count(removed.length, '1 page removed', '[count] pages removed'),
    moved.length > 0 && count(moved.length, '1 page moved', '[count] pages moved'),
    figures.length > 0 && count(figures.length, '1 figure changed', '[count] figures changed'),
    heldBack.length > 0 &&
      count(heldBack.length, '1 document held back', '[count] documents held back'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(say(', ')) : say('no text changed');
}

const count = (number: number, one: StudioSentence, many: Counted) =>
  translate(number === 1 ? one : many).replace('[count]', String(number));

function inWhich({ changed }: Told): string {
  const told = LOCALES.filter((locale) => changed.some((change) => change.locale === locale));
  const [only, other] = told;
  if (!only || other) return '';
  return say(only === 'en' ? ' in English' : ' in Chinese');
}
