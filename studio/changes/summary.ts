import { LOCALES } from '../../locales/locale.ts';
import type { ContentChanges } from './contentChanges.ts';

/** What is told in a line: changes, and documents that are held back. */
interface Told extends ContentChanges {
  readonly heldBack?: readonly unknown[];
}

/** The report in a line: `2 pages changed, 1 added, 1 figure changed`. */
export function summarise(report: Told): string {
  const { isFirst, changed, added, removed, moved, figures, heldBack = [] } = report;
  if (isFirst) return `${count(added.length, 'page')}, the first time`;
  const pages = new Set(changed.flatMap(({ page }) => (page ? [page.path] : [])));
  const hasShared = changed.some(({ page }) => page === undefined);
  const parts = [
    pages.size > 0 && `${count(pages.size, 'page')} changed${inWhich(report)}`,
    hasShared && 'words on every page changed',
    added.length > 0 && `${count(added.length, 'page')} added`,
    removed.length > 0 && `${count(removed.length, 'page')} removed`,
    moved.length > 0 && `${count(moved.length, 'page')} moved`,
    figures.length > 0 && `${count(figures.length, 'figure')} changed`,
    heldBack.length > 0 && `${count(heldBack.length, 'document')} held back`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'no text changed';
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const NAMES = { en: 'English', zh: 'Chinese' } as const;

function inWhich({ changed }: Told): string {
  const told = LOCALES.filter((locale) => changed.some((change) => change.locale === locale));
  const [only, other] = told;
  return only && !other ? ` in ${NAMES[only]}` : '';
}
