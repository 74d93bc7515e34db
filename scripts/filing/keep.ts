import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, mapLocales } from '../../locales/locale.ts';
import { failureMessage } from '../command/failure.ts';
import { flushFolder, writeFlushed } from '../disk/durable.ts';
import { toJson } from '../disk/json.ts';
import { recordCurrent } from '../release/history.ts';
import { releasePlaces } from '../release/places.ts';
import { changesOf } from './changesPage.ts';
import { copyPage } from './copyPage.ts';
import { describeFiling } from './describeFiling.ts';
import { type PendingFiling, pendingFilings } from './pending.ts';
import { printPdf } from './printPdf.ts';
import * as records from './records.ts';

/** What copies are made with. */
export interface FilingOptions {
  /** The folder `releases`. */
  readonly releases: string;
  /** Origin of the published site. */
  readonly origin: string;
  /** A Chromium to print them with, where one is there. */
  readonly chromium: string | undefined;
  /** Ends a print that is under way. */
  readonly signal: AbortSignal;
}

/**
 * Keeps a copy of every page that is filed and whose words visitors saw changed. It is made from the
 * release, which never changes: one that could not be kept is made as well later. Each is complete
 * and on the disk, or not there at all.
 *
 * @returns those that were made now
 * @throws the file system's error; the ones before it are kept
 */
export async function keepFilings(options: FilingOptions): Promise<records.FilingRecord[]> {
  recordCurrent(options.releases);
  const made: records.FilingRecord[] = [];
  for (const pending of pendingFilings(options.releases)) made.push(await keep(pending, options));
  return made;
}

async function keep(pending: PendingFiling, options: FilingOptions): Promise<records.FilingRecord> {
  const { releases } = options;
  const number = (records.readFilings(releases).at(-1)?.number ?? 0) + 1;
  const record = describeFiling(pending, number);
  const all = records.filingsFolder(releases);
  const folder = path.join(all, records.UNFINISHED + record.id);
  await rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true });
    const complete = await write(record, pending, folder, options);
    await flushFolder(folder);
    await rename(folder, records.filingFolder(releases, record.id));
    await flushFolder(all);
    await flushFolder(releases);
    return complete;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function write(
  record: records.FilingRecord,
  { words }: PendingFiling,
  folder: string,
  options: FilingOptions,
): Promise<records.FilingRecord> {
  const { releases, origin } = options;
  const put = (name: string, content: string | Uint8Array) =>
    writeFlushed(path.join(folder, name), content);
  const { site } = releasePlaces(releases, record.release);
  for (const locale of LOCALES)
    await put(record.copies[locale], await copyPage(site, record, locale, origin));
  const { pdfs, unprinted } = await print(record, folder, options);
  for (const locale of LOCALES) if (pdfs) await put(pdfOf(record.copies[locale]), pdfs[locale]);
  const complete: records.FilingRecord = {
    ...record,
    pdfs: pdfs && mapLocales((locale) => pdfOf(record.copies[locale])),
    unprinted,
  };
  await put(records.WORDS, toJson(words));
  await put(records.RECORD, toJson(complete));
  // Last: what was filed meanwhile is what it is compared with.
  await put(record.changes, await changesOf(releases, record, words, origin));
  return complete;
}

const pdfOf = (copy: string) => copy.replace(/html$/, 'pdf');

/** A copy without a PDF is a copy: what cannot be printed is no reason to keep nothing. */
async function print(
  { copies }: records.FilingRecord,
  folder: string,
  { chromium, signal }: FilingOptions,
) {
  const without = (unprinted: string) => ({ pdfs: null, unprinted });
  if (!chromium) return without('no Chromium was found: install one, or name one in CHROMIUM');
  try {
    const [en, zh] = [
      await printPdf(chromium, path.join(folder, copies.en), signal),
      await printPdf(chromium, path.join(folder, copies.zh), signal),
    ];
    return { pdfs: { en, zh }, unprinted: null };
  } catch (error) {
    signal.throwIfAborted();
    const [why] = failureMessage(error).split('\n');
    return without(`${chromium} could not print it: ${why}`);
  }
}
