import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, mapLocales } from '../../locales/locale.ts';
import { failureMessage } from '../command/failure.ts';
import { flushFolder, writeAndFlush } from '../disk/durableWrites.ts';
import { toJson } from '../disk/json.ts';
import { recordCurrentRelease } from '../release/history.ts';
import { releasePaths } from '../release/paths.ts';
import { composeChangesPage, updateChanges } from './changesPage.ts';
import { copyPage } from './copyPage.ts';
import { filingRecord } from './filingRecord.ts';
import { findPendingFilings, type PendingFiling } from './pendingFilings.ts';
import { printPdf } from './printPdf.ts';
import * as records from './records.ts';

export interface FilingOptions {
  /** The folder `releases`. */
  readonly releases: string;
  /** Origin of the published site. */
  readonly origin: string;
  /** Path of Chromium, for printing, if installed. */
  readonly chromium: string | undefined;
  /** Stops printing. */
  readonly signal: AbortSignal;
}

/**
 * Makes a copy of every page that must be filed and whose text changed for visitors. Copies are made
 * from the release, which never changes, so a failed one can be made later; until then, no later copy
 * of its page is made, because copies have an order. Each copy is created atomically.
 *
 * @returns the new copies, each once it is made
 * @throws the first error if copies cannot be made; those of other pages are made
 * @throws {CommandError} when records of copies are damaged; those of other pages are made
 */
export async function* makeFilings(options: FilingOptions): AsyncGenerator<records.FilingRecord> {
  recordCurrentRelease(options.releases);
  const failed = new Map<string, unknown>();
  for (const pending of findPendingFilings(options.releases)) {
    const page = pending.page.id;
    if (failed.has(page)) continue;
    try {
      yield await makeFiling(pending, options);
    } catch (error) {
      options.signal.throwIfAborted();
      failed.set(page, error);
    }
  }
  for (const error of failed.values()) throw error;
  records.refuseDamaged(options.releases);
}

async function makeFiling(
  pending: PendingFiling,
  options: FilingOptions,
): Promise<records.FilingRecord> {
  const { releases } = options;
  const known = records.readFilings(releases);
  const number = (known.at(-1)?.number ?? 0) + 1;
  const record = { ...filingRecord(pending, number), origin: options.origin };
  const all = records.filingsFolder(releases);
  // Without its text, nobody knows whether this one differs from it.
  const last = known.findLast(({ page }) => page.id === pending.page.id);
  if (last) records.requireWords(releases, last.id);
  // It is known no more if its record is damaged.
  records.refuseDamaged(releases, [records.filingFolder(releases, record.id)]);
  const folder = path.join(all, records.UNFINISHED_PREFIX + record.id);
  await rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true });
    const complete = await writeFiles(record, pending, folder, options);
    await flushFolder(folder);
    await rename(folder, records.filingFolder(releases, record.id));
    await flushFolder(all);
    await flushFolder(releases);
    // An earlier copy may have been marked as filed meanwhile.
    const now = records.readFilings(releases);
    await updateChanges(releases, now, { ...record, number: number - 1 }, options.origin);
    return complete;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function writeFiles(
  record: records.FilingRecord,
  { words }: PendingFiling,
  folder: string,
  options: FilingOptions,
): Promise<records.FilingRecord> {
  const { releases, origin } = options;
  const put = (name: string, content: string | Uint8Array) =>
    writeAndFlush(path.join(folder, name), content);
  const { site } = releasePaths(releases, record.release);
  for (const locale of LOCALES)
    await put(record.copies[locale], await copyPage(site, record, locale, origin));
  const { pdfs, unprinted } = await print(record, folder, options);
  for (const locale of LOCALES) if (pdfs) await put(pdfOf(record.copies[locale]), pdfs[locale]);
  const complete: records.FilingRecord = {
    ...record,
    pdfs: pdfs && mapLocales((locale) => pdfOf(record.copies[locale])),
    unprinted,
  };
  await put(records.WORDS_FILE, toJson(words));
  await put(records.RECORD_FILE, toJson(complete));
  const all = records.readFilings(releases);
  await put(record.changes, await composeChangesPage(releases, all, record, words, origin));
  return complete;
}

const pdfOf = (copy: string) => copy.replace(/html$/, 'pdf');

/** A copy is kept even if it cannot be printed. */
async function print(
  { copies }: records.FilingRecord,
  folder: string,
  { chromium, signal }: FilingOptions,
) {
  const withoutPdf = (unprinted: string) => ({ pdfs: null, unprinted });
  if (!chromium)
    return withoutPdf('Chromium was not found: install it, or set CHROMIUM to its path');
  try {
    const en = await printPdf(chromium, path.join(folder, copies.en), signal);
    const zh = await printPdf(chromium, path.join(folder, copies.zh), signal);
    return { pdfs: { en, zh }, unprinted: null };
  } catch (error) {
    signal.throwIfAborted();
    const [why] = failureMessage(error).split('\n');
    return withoutPdf(`${chromium} could not print it: ${why}`);
  }
}
