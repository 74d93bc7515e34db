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
import { fromJson } from '../disk/json.ts';
import { currentLink, releasePlaces } from './places.ts';

/** What was said on a page; kept once a year, however many releases and pages say it. */
const TextEntry = v.object({ text: v.string(), lines: v.array(v.string()) });

/** A release that was shown from a certain time, with the digest of each page's text. */
const ShownEntry = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  release: v.string(),
  pages: v.record(v.string(), v.string()),
});

const PageText = v.object({ path: v.string(), lines: v.array(v.string()) });

export type ShownEntry = v.InferOutput<typeof ShownEntry>;

/** The history outlives the releases: one append-only file per day. */
export const historyFolder = (releases: string): string => path.join(releases, 'history');

/**
 * Records that a release is shown from now on, unless it was made without page texts.
 *
 * @param releases the folder `releases`
 * @throws the file system's error
 */
export function recordShown(releases: string, id: string, now: Date): void {
  const texts = readPageTexts(releases, id);
  if (!texts) return;
  const pages = Array.from(texts, ([path, lines]) => ({
    path,
    lines,
    digest: digest(lines.join('\n')),
  }));
  // The files of a year stand by themselves: they are read fast, and an old year can be removed.
  const year = dayOf(now).slice(0, 4);
  const known = new Set(readHistory(releases, year).texts.keys());
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
 * The texts of a release's pages, by path; `undefined` if the release was made without them.
 *
 * @param paths pages to read (default: all)
 */
export function readPageTexts(
  releases: string,
  id: string,
  paths?: readonly string[],
): Map<string, string[]> | undefined {
  const { texts } = releasePlaces(releases, id);
  if (!existsSync(texts)) return undefined;
  // Parses only the lines needed: the texts of a large site take megabytes.
  const starts = paths?.map((path) => `{"path":${JSON.stringify(path)},`);
  const lines = readFileSync(texts, 'utf8')
    .split('\n')
    .filter((line) => !starts || starts.some((start) => line.startsWith(start)));
  const pages = entriesOf(lines, PageText);
  return new Map(pages.map(({ path, lines }) => [path, lines]));
}

/**
 * Writes down that the current release is shown, if nothing says so yet: the switch to it had no
 * room to, or was killed before it could.
 *
 * @throws the file system's error
 */
export function recordCurrent(releases: string): void {
  const link = lstatSync(currentLink(releases), { throwIfNoEntry: false });
  if (!link) return;
  const id = path.basename(readlinkSync(currentLink(releases)));
  const since = link.mtimeMs - CLOCK_GRAIN;
  const { shown } = readHistory(releases, dayOf(new Date(since)));
  const isKnown = shown.some(({ at, release }) => release === id && Date.parse(at) >= since);
  if (!isKnown) recordShown(releases, id, link.mtime);
}

/** Milliseconds by which a file system may date a link before the clock does. */
const CLOCK_GRAIN = 1000;

/**
 * Reads the history, skipping lines that a power cut truncated.
 *
 * @param since the first day to read (default: all)
 */
export function readHistory(releases: string, since = '') {
  const folder = historyFolder(releases);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const whole = names
    .filter((name) => name.endsWith('.ndjson') && name >= since)
    .sort()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'));
  return {
    texts: new Map(entriesOf(whole, TextEntry).map(({ text, lines }) => [text, lines])),
    /** In chronological order. */
    shown: entriesOf(whole, ShownEntry),
  };
}

/** Begins with a newline, because a power cut may have truncated the last line. */
function append(releases: string, day: string, text: string): void {
  const folder = historyFolder(releases);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${day}.ndjson`), `\n${text}`, { flush: true });
}

const entriesOf = <T>(lines: readonly string[], schema: v.GenericSchema<unknown, T>): T[] =>
  lines.flatMap((line) => fromJson(schema, line) ?? []);
