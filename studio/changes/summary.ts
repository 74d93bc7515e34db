import { LOCALES, type Locale } from '../../locales/locale.ts';
import type { ChangeCounts } from '../publishing/outcome.ts';
import { say, translate } from '../words/say.ts';
import type { StudioSentence } from '../words/zh/index.ts';
import type { ContentChanges } from './contentChanges.ts';

type Counted = Extract<StudioSentence, `[count] ${string}`>;

/** What is counted: changes, and documents that are held back. */
interface Report extends Pick<ContentChanges, 'isFirst'> {
  readonly changed: readonly {
    readonly locale: Locale;
    readonly page?: { readonly path: string } | undefined;
  }[];
  readonly added: readonly unknown[];
  readonly removed: readonly unknown[];
  readonly moved: readonly unknown[];
  readonly figures: readonly unknown[];
  readonly hasOtherPictures: boolean;
  readonly heldBack?: readonly unknown[];
}

/** Counts the changes, for a summary in either language. */
export const countChanges = ({ isFirst, changed, heldBack = [], ...rest }: Report) => ({
  /** Nothing was published before, so every page is added. */
  isFirst,
  changed: new Set(changed.flatMap(({ page }) => (page ? [page.path] : []))).size,
  /** The languages that differ. */
  languages: LOCALES.filter((locale) => changed.some((change) => change.locale === locale)),
  /** Whether texts on every page differ. */
  hasShared: changed.some(({ page }) => page === undefined),
  added: rest.added.length,
  removed: rest.removed.length,
  moved: rest.moved.length,
  figures: rest.figures.length,
  hasOtherPictures: rest.hasOtherPictures,
  heldBack: heldBack.length,
});

interface Counts extends ChangeCounts {
  /** Absent where documents held back are reported separately. */
  readonly heldBack?: number;
}

/** A one-line summary of a report: `2 pages changed, 1 page added, 1 figure changed`. */
export const summarise = (report: Report): string => sayCounts(countChanges(report));

/** The same from the counts alone. */
export function sayCounts(counts: Counts): string {
  const { isFirst, changed, hasShared, added, removed, moved, figures, heldBack = 0 } = counts;
  const withoutText = counts.hasOtherPictures ? 'only pictures changed' : 'no text changed';
  if (isFirst)
    return say('[pages], the first time', { pages: count(added, '1 page', '[count] pages') });
  const parts = [
    changed > 0 && count(changed, '1 page changed', '[count] pages changed') + inWhich(counts),
    hasShared && say('words on every page changed'),
    added > 0 && count(added, '1 page added', '[count] pages added'),
    removed > 0 && count(removed, '1 page removed', '[count] pages removed'),
    moved > 0 && count(moved, '1 page moved', '[count] pages moved'),
    figures > 0 && count(figures, '1 figure changed', '[count] figures changed'),
    heldBack > 0 && count(heldBack, '1 document held back', '[count] documents held back'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(say(', ')) : say(withoutText);
}

const count = (number: number, one: StudioSentence, many: Counted) =>
  translate(number === 1 ? one : many).replace('[count]', String(number));

function inWhich({ languages: [only, other] }: Counts): string {
  if (!only || other) return '';
  return say(only === 'en' ? ' in English' : ' in Chinese');
}
