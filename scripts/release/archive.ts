import { dayOf } from '../../locales/day.ts';
import { CommandError } from '../command/command.ts';
import { type HistoryEntry, historyFolder, readHistory } from './history.ts';
import { refuseUnreachable } from './paths.ts';

/**
 * The text of a page as visitors saw it on a day: from the last release shown by the end of the day.
 *
 * @param page path of the page, prefixed with `/zh` for Chinese
 * @throws {CommandError} when the history begins later, did not contain the page then, is incomplete,
 * or cannot be reached
 */
export function describeArchivedPage(releases: string, day: string, page: string): string {
  refuseUnreachable(releases);
  const { shown, texts } = readHistory(releases);
  const [first] = shown;
  if (!first)
    throw new CommandError(
      `${historyFolder(releases)} contains no history yet: it begins with the next publish`,
    );
  const entry = shown.findLast(({ at }) => dayOf(new Date(at)) <= day);
  if (!entry)
    throw new CommandError(
      `The history begins on ${dayOf(new Date(first.at))}: give that day or a later one, not ${day}`,
    );
  const text = entry.pages[page];
  const lines = texts.get(text ?? '');
  if (lines)
    return [`${page} as shown from ${entry.at} (release ${entry.release})`, '', ...lines].join(
      '\n',
    );
  if (text !== undefined)
    throw new CommandError(
      `${historyFolder(releases)} lacks the text that ${page} had on ${day}: restore all of its files of ${entry.at.slice(0, 4)} from a backup`,
    );
  throw new CommandError(
    `There was no page ${page} on ${day}: choose one of ${suggestions(entry, page).join(', ')}`,
  );
}

const MAX_SUGGESTIONS = 8;

/** Pages that contain the last segment of the path, or else the first pages. */
function suggestions({ pages }: HistoryEntry, page: string): string[] {
  const all = Object.keys(pages).sort();
  const last = page.split('/').at(-1) ?? '';
  const similar = last === '' ? [] : all.filter((path) => path.includes(last));
  return (similar.length > 0 ? similar : all).slice(0, MAX_SUGGESTIONS);
}
