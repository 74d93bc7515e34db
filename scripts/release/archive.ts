import { dayOf } from '../../locales/day.ts';
import { CommandError } from '../command/command.ts';
import { historyFolder, readHistory, type ShownEntry } from './history.ts';
import { refuseDanglingFolder } from './places.ts';

/**
 * What visitors of a page saw on a day: the text of the last release that was shown by its end, as
 * lines to print.
 *
 * @param page its path, with `/zh` before it in Chinese
 * @throws {CommandError} when the history does not reach back so far, had no such page then, or lies
 * behind a link that leads nowhere
 */
export function describeArchived(releases: string, day: string, page: string): string {
  refuseDanglingFolder(releases);
  const { shown, texts } = readHistory(releases);
  const [first] = shown;
  if (!first)
    throw new CommandError(
      `${historyFolder(releases)} holds no history yet: it begins with the next publish`,
    );
  const entry = shown.findLast(({ at }) => dayOf(new Date(at)) <= day);
  if (!entry)
    throw new CommandError(
      `The history begins on ${dayOf(new Date(first.at))}: name that day or a later one, not ${day}`,
    );
  const lines = texts.get(entry.pages[page] ?? '');
  if (lines)
    return [`${page} as shown from ${entry.at} (release ${entry.release})`, '', ...lines].join(
      '\n',
    );
  throw new CommandError(
    `There was no page ${page} on ${day}: name one of ${nearest(entry, page).join(', ')}`,
  );
}

const NAMED = 8;

/** Those that share its last part, or else the first ones. */
function nearest({ pages }: ShownEntry, page: string): string[] {
  const all = Object.keys(pages).sort();
  const last = page.split('/').at(-1) ?? '';
  const alike = last === '' ? [] : all.filter((path) => path.includes(last));
  return (alike.length > 0 ? alike : all).slice(0, NAMED);
}
