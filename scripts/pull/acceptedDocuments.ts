import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { isRecord } from '../../locales/isRecord.ts';
import type { FetchedDocument } from '../../studio/queries/documents.ts';
import { CONTENT_FILES } from '../content/pulledContent.ts';
import { RULE_SOURCES } from '../content/sources.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '..', '..');

/**
 * Remembers which documents have passed the rules, by a digest of document and rules. Passing
 * depends on nothing else, so what passed once need not be asked again.
 */
export class AcceptedDocuments {
  readonly #file: string;
  readonly #rules: string;
  readonly #before: ReadonlySet<string>;
  readonly #now = new Set<string>();

  private constructor(file: string, rules: string, before: ReadonlySet<string>) {
    this.#file = file;
    this.#rules = rules;
    this.#before = before;
  }

  /** @param root folder of the checkout */
  static async read(root: string): Promise<AcceptedDocuments> {
    const file = path.join(root, '.cache', 'accepted.json');
    return new AcceptedDocuments(file, await RULES, await readDigests(file));
  }

  /** Whether a document has passed before; it then counts as passed now. */
  has(document: FetchedDocument): boolean {
    const digest = this.#digest(document);
    if (this.#before.has(digest)) this.#now.add(digest);
    return this.#now.has(digest);
  }

  /** Remembers a document that has passed. */
  add(document: FetchedDocument): void {
    this.#now.add(this.#digest(document));
  }

  /** Writes down what has passed now, and forgets what has not been seen. */
  async save(): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    await writeFile(this.#file, JSON.stringify([...this.#now].sort()));
  }

  #digest(document: FetchedDocument): string {
    const content = JSON.stringify(document, withoutAddress);
    return createHash('sha256').update(this.#rules).update(content).digest('hex');
  }
}

/** No rule asks where a picture lies, only whether it does: the lake's port is new at every pull. */
const withoutAddress = (key: string, value: unknown) =>
  key === 'file' && isRecord(value) ? { ...value, url: Boolean(value.url) } : value;

/** A file that is not there, or was cut off, remembers nothing. */
async function readDigests(file: string): Promise<ReadonlySet<string>> {
  try {
    return new Set(v.parse(v.array(v.string()), JSON.parse(await readFile(file, 'utf8'))));
  } catch {
    return new Set();
  }
}

/**
 * Of the rules that this process has loaded: their files may change while it runs. Where they cannot
 * be read, nothing is remembered.
 */
const RULES = digestRules().catch(() => randomUUID());

async function digestRules(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of RULE_SOURCES) {
    for (const file of await modulesOf(path.join(REPOSITORY, source)))
      hash.update(path.relative(REPOSITORY, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

const PULLED: ReadonlySet<string> = new Set(CONTENT_FILES);

async function modulesOf(source: string): Promise<string[]> {
  if (path.extname(source) !== '') return [source];
  const names = await readdir(source, { recursive: true });
  return names
    .filter((name) => /\.(?:ts|json)$/.test(name) && !PULLED.has(name))
    .sort()
    .map((name) => path.join(source, name));
}
