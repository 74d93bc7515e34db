import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../command/command.ts';
import { writeFileDurably } from '../disk/durableWrites.ts';
import { fromJson, toJson } from '../disk/json.ts';

const Texts = v.object({ en: v.string(), zh: v.string() });
const Moment = v.pipe(v.string(), v.isoTimestamp());

/** A copy of a page, filed or to be filed: `filing.json` in its folder. */
const FilingSchema = v.object({
  /** Also the name of its folder. */
  id: v.string(),
  /** Sequential number: the clock can be set back. */
  number: v.number(),
  /** The release that first showed this text. */
  release: v.string(),
  page: v.object({ id: v.string(), path: v.string() }),
  titles: Texts,
  shownAt: Moment,
  /** In the time zone below, like all days here. */
  shownOn: v.string(),
  due: v.string(),
  timeZone: v.string(),
  /** Origin of the published site; missing in copies of earlier versions. */
  origin: v.optional(v.string()),
  /** File names in its folder. */
  copies: Texts,
  /** `null` if they could not be printed. */
  pdfs: v.nullable(Texts),
  /** Why there are no PDFs. */
  unprinted: v.nullable(v.string()),
  changes: v.string(),
});
export type FilingRecord = v.InferOutput<typeof FilingSchema>;

/** `filed.json`: when and by whom the copy was filed. */
const ConfirmationSchema = v.object({ at: Moment, by: v.string() });
export type FilingConfirmation = v.InferOutput<typeof ConfirmationSchema>;

export type Filing = FilingRecord & { readonly filed: FilingConfirmation | null };

/** The text of a page in each language: the lines of its title and content. */
const WordsSchema = v.object({ en: v.array(v.string()), zh: v.array(v.string()) });
export type PageWords = v.InferOutput<typeof WordsSchema>;

/** One folder per copy. Copies outlive the releases. */
export const filingsFolder = (releases: string): string => path.join(releases, 'filings');

export const filingFolder = (releases: string, id: string): string =>
  path.join(filingsFolder(releases), id);

/** Prefix of incomplete folders. */
export const UNFINISHED_PREFIX = '.making-';

export const RECORD_FILE = 'filing.json';
export const WORDS_FILE = 'words.json';
const CONFIRMATION_FILE = 'filed.json';

// Not if its release is removed or a later copy of the page exists.
const MAKE_AGAIN = `move its folder elsewhere and restart the publish server, which makes the copy again if it can: file that one, or the one in the folder if none is made; if the folder contains ${CONFIRMATION_FILE}, only mark the new one as filed`;

/** With what to do if they are damaged and there is no backup. */
const JSON_FILES: readonly (readonly [string, v.GenericSchema<unknown, unknown>, string])[] = [
  [RECORD_FILE, FilingSchema, MAKE_AGAIN],
  [WORDS_FILE, WordsSchema, MAKE_AGAIN],
  [CONFIRMATION_FILE, ConfirmationSchema, 'move it elsewhere and mark that copy as filed again'],
];

/** All copies, in the order in which they were made; see {@link refuseDamaged}. */
export const readFilings = (releases: string): Filing[] =>
  copyFolders(releases)
    .flatMap((folder) => {
      const record = read(path.join(folder, RECORD_FILE), FilingSchema);
      const filed = read(path.join(folder, CONFIRMATION_FILE), ConfirmationSchema) ?? null;
      return record ? [{ ...record, filed }] : [];
    })
    .sort((a, b) => a.number - b.number);

function copyFolders(releases: string): string[] {
  const all = filingsFolder(releases);
  const names = existsSync(all) ? readdirSync(all) : [];
  return names.filter((name) => !name.startsWith('.')).map((name) => path.join(all, name));
}

/**
 * Without its record a copy is in no list, without its text nobody knows what changed since, and
 * without its confirmation it seems to be open.
 *
 * @param folders of the copies to check
 * @throws {CommandError} that names the damaged and missing files
 */
export function refuseDamaged(releases: string, folders = copyFolders(releases)): void {
  const damaged = folders.flatMap(describeDamage);
  if (damaged.length > 0) throw incompleteError(damaged);
}

const describeDamage = (folder: string): string[] =>
  JSON_FILES.flatMap(([name, schema, advice]) => {
    const file = path.join(folder, name);
    const isMissing = !existsSync(file);
    const isFit = isMissing ? !isRequired(folder, name) : read(file, schema) !== undefined;
    const state = isMissing ? 'missing' : 'damaged';
    return isFit ? [] : [`${file} is ${state}: restore it from a backup, or ${advice}`];
  });

/** Folders that an operator made have other names than copies; an archive of a copy is a file. */
const isRequired = (folder: string, name: string): boolean =>
  name !== CONFIRMATION_FILE &&
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true &&
  /^\d{8}-\d{6}-\d{3}-/.test(path.basename(folder));

const incompleteError = (damaged: readonly string[]) =>
  new CommandError(`The list of copies to file is incomplete: ${damaged.join('. ')}`);

/** The text of a copy; `undefined` if it is damaged or missing. */
export const readWords = (releases: string, id: string): PageWords | undefined =>
  read(path.join(filingFolder(releases, id), WORDS_FILE), WordsSchema);

/** @throws {CommandError} when the text of a copy is damaged or missing */
export function requireWords(releases: string, id: string): PageWords {
  const words = readWords(releases, id);
  if (words) return words;
  throw incompleteError(describeDamage(filingFolder(releases, id)));
}

export const writeConfirmation = (
  releases: string,
  id: string,
  filed: FilingConfirmation,
): Promise<void> =>
  writeFileDurably(path.join(filingFolder(releases, id), CONFIRMATION_FILE), toJson(filed));

/** Names of the files of a copy, except the records. */
export const filesOf = ({ copies, pdfs, changes }: FilingRecord): string[] => [
  ...Object.values(copies),
  ...Object.values(pdfs ?? {}),
  changes,
];

/** The copy that a copy is compared with: the last filed one of those made before it. */
export const findLastFiled = (
  all: readonly Filing[],
  { page, number }: FilingRecord,
): Filing | undefined =>
  all.findLast((other) => other.page.id === page.id && other.number < number && other.filed);

const read = <T>(file: string, schema: v.GenericSchema<unknown, T>): T | undefined =>
  existsSync(file) ? fromJson(schema, readFileSync(file, 'utf8')) : undefined;
