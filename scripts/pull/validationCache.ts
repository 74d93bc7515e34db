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
 * Caches which documents have passed the rules, by a digest of document and rules. The result depends
 * on nothing else.
 */
export class ValidationCache {
  readonly #file: string;
  readonly #before: ReadonlySet<string>;
  readonly #now = new Set<string>();

  /** @param root root of the checkout */
  constructor(root: string) {
    this.#file = path.join(root, '.cache', 'accepted.json');
    this.#before = new Set(readDigests(this.#file));
  }

  /** Whether a document has passed. If so, it stays in the cache. */
  has(document: FetchedDocument): boolean {
    const name = digestDocument(document);
    if (this.#before.has(name)) this.#now.add(name);
    return this.#now.has(name);
  }

  /** Records that a document has passed. */
  add(document: FetchedDocument): void {
    this.#now.add(digestDocument(document));
  }

  /** Writes the cache, without documents that were not looked up or added. */
  async save(): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    await writeFile(this.#file, JSON.stringify([...this.#now].sort()));
  }
}

const digestDocument = (document: FetchedDocument): string =>
  digest(RULES_DIGEST + JSON.stringify(document, withoutAddress));

/** No rule depends on the URL of a picture, and the embedded lake's port differs in every pull. */
const withoutAddress = (key: string, value: unknown) =>
  key === 'file' && isRecord(value) ? { ...value, url: Boolean(value.url) } : value;

/** A missing or truncated file counts as an empty cache. */
function readDigests(file: string): readonly string[] {
  try {
    return v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Computed at load time, because the rules' files may change while the process runs. */
const RULES_DIGEST = digestRules();

/** If the rules cannot be read, nothing is cached. */
function digestRules(): string {
  try {
    return digestSources(path.resolve(import.meta.dirname, '..', '..'), RULE_SOURCES);
  } catch {
    return randomUUID();
  }
}
