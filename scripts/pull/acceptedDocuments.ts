import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { isRecord } from '../../locales/isRecord.ts';
import type { FetchedDocument } from '../../studio/queries/documents.ts';
import { digestSources, RULE_SOURCES } from '../content/sources.ts';
import { digest } from '../disk/digest.ts';

/**
 * Remembers which documents have passed the rules, by a digest of document and rules. Passing
 * depends on nothing else, so what passed once need not be asked again.
 */
export class AcceptedDocuments {
  readonly #file: string;
  readonly #before: ReadonlySet<string>;
  readonly #now = new Set<string>();

  /** @param root folder of the checkout */
  constructor(root: string) {
    this.#file = path.join(root, '.cache', 'accepted.json');
    this.#before = new Set(readDigests(this.#file));
  }

  /** Whether a document has passed before; it then counts as passed now. */
  has(document: FetchedDocument): boolean {
    const name = nameOf(document);
    if (this.#before.has(name)) this.#now.add(name);
    return this.#now.has(name);
  }

  /** Remembers a document that has passed. */
  add(document: FetchedDocument): void {
    this.#now.add(nameOf(document));
  }

  /** Writes down what has passed now, and forgets what has not been seen. */
  async save(): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    await writeFile(this.#file, JSON.stringify([...this.#now].sort()));
  }
}

const nameOf = (document: FetchedDocument): string =>
  digest(RULES + JSON.stringify(document, withoutAddress));

/** No rule asks where a picture lies, only whether it does: the lake's port is new at every pull. */
const withoutAddress = (key: string, value: unknown) =>
  key === 'file' && isRecord(value) ? { ...value, url: Boolean(value.url) } : value;

/** A file that is not there, or was cut off, remembers nothing. */
function readDigests(file: string): readonly string[] {
  try {
    return v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Of the rules that this process has loaded: their files may change while it runs. */
const RULES = digestRules();

/** Of rules that cannot be read nothing is remembered. */
function digestRules(): string {
  try {
    return digestSources(path.resolve(import.meta.dirname, '..', '..'), RULE_SOURCES);
  } catch {
    return randomUUID();
  }
}
