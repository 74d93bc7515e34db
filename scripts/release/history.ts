import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { dayOf } from '../../locales/day.ts';
import { digest } from '../disk/digest.ts';
import { fromJson, fromJsonLines } from '../disk/json.ts';
import { readPageTexts } from './pageTexts.ts';
import { currentLink } from './paths.ts';

/** A text of a page. It is stored once, however many pages and consecutive releases of a year have it. */
const TextEntry = v.object({ text: v.string(), lines: v.array(v.string()) });

/** A release that was shown from a certain time, with the digest of each page's text. */
const HistoryEntry = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  release: v.string(),
  pages: v.record(v.string(), v.string()),
});

export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;

/** The history outlives the releases: one append-only file per day. */
export const historyFolder = (releases: string): string => path.join(releases, 'history');

/**
 * Records that a release is shown from now on, unless it was made without page texts.
 *
 * @param releases the folder `releases`
 * @throws the file system's error
 */
export function recordRelease(releases: string, id: string, now: Date): void {
  const texts = readPageTexts(releases, id);
  if (!texts) return;
  const pages = Array.from(texts, ([path, lines]) => ({
    path,
    lines,
    digest: digest(lines.join('\n')),
  }));
  // Each year is self-contained, so that older files can be removed. Only the texts of the previous
  // release are looked up: searching the whole history would make publishes slower every day.
  const last = lastEntry(releases, now);
  const known = new Set(last && isOfYear(last, now) ? Object.values(last.pages) : []);
  const added = new Map(pages.map(({ digest, lines }) => [digest, lines]));
  const entries = [
    ...[...added]
      .filter(([digest]) => !known.has(digest))
      .map(([text, lines]): v.InferOutput<typeof TextEntry> => ({ text, lines })),
    {
      at: now.toISOString(),
      release: id,
      pages: Object.fromEntries(pages.map((page) => [page.path, page.digest])),
    },
  ];
  append(releases, dayOf(now), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

/**
 * Records that the current release is shown, unless that is the last entry. The entry is missing if
 * the disk was full at the switch or the process was killed, and is at another time if the clock was
 * wrong.
 *
 * @throws the file system's error
 */
export function recordCurrentRelease(releases: string, now = new Date()): void {
  const link = lstatSync(currentLink(releases), { throwIfNoEntry: false });
  if (!link) return;
  const id = path.basename(readlinkSync(currentLink(releases)));
  const last = lastEntry(releases, now);
  if (last?.release === id) return;
  const isAfter = !last || link.mtimeMs > Date.parse(last.at);
  recordRelease(releases, id, isAfter && link.mtime < now ? link.mtime : now);
}

/** The release shown at a time; entries after it were written while the clock was wrong. */
function lastEntry(releases: string, now: Date): HistoryEntry | undefined {
  for (const name of filesOf(releases).reverse())
    for (const line of linesOf(releases, name).reverse()) {
      const entry = fromJson(HistoryEntry, line);
      if (entry && Date.parse(entry.at) <= now.getTime()) return entry;
    }
  return undefined;
}

const isOfYear = ({ at }: HistoryEntry, now: Date): boolean =>
  at.slice(0, 4) === dayOf(now).slice(0, 4);

/**
 * Reads the history, skipping lines that a power cut truncated.
 *
 * @param since the first day to read (default: all)
 */
export function readHistory(releases: string, since = '') {
  const whole = filesOf(releases)
    .filter((name) => name >= since)
    .flatMap((name) => linesOf(releases, name));
  return {
    texts: new Map(fromJsonLines(TextEntry, whole).map(({ text, lines }) => [text, lines])),
    /** In chronological order. */
    shown: fromJsonLines(HistoryEntry, whole),
  };
}

/** The files of the history, oldest first. */
function filesOf(releases: string): string[] {
  const folder = historyFolder(releases);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith('.ndjson')).sort();
}

const fileOf = (day: string) => `${day}.ndjson`;

const linesOf = (releases: string, name: string): string[] =>
  readFileSync(path.join(historyFolder(releases), name), 'utf8').split('\n');

/** Begins with a newline, because a power cut may have truncated the last line. */
function append(releases: string, day: string, text: string): void {
  const folder = historyFolder(releases);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, fileOf(day)), `\n${text}`, { flush: true });
}
