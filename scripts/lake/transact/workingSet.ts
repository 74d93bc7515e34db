import { randomUUID } from 'node:crypto';
import type { LakeDocument } from '../documents/document.ts';
import { draftIdOf, publishedIdOf } from '../documents/ids.ts';
import { inheritedNamesIn, refuseName } from '../documents/inheritedNames.ts';
import type { Change, Transaction } from '../documents/transaction.ts';
import { isShallow, withArrayKeys } from '../documents/values.ts';
import { LakeError } from '../error.ts';
import type { Store } from '../store/store.ts';

/** The documents as they were before the transaction. */
type StoredDocuments = Pick<Store, 'find' | 'idsUnder'>;

/**
 * The documents as a transaction leaves them, before anything is written. Every step reads what the
 * steps before it did.
 */
export class WorkingSet {
  readonly id: string;
  readonly author: string;
  readonly timestamp: string;
  readonly #stored: StoredDocuments;
  readonly #keyed: boolean;
  readonly #touched = new Map<string, { after: LakeDocument | undefined; mutations: unknown[] }>();

  constructor(stored: StoredDocuments, author: string, id: string = randomUUID(), keyed = false) {
    this.#stored = stored;
    this.author = author;
    this.id = id;
    this.#keyed = keyed;
    this.timestamp = new Date().toISOString();
  }

  find(id: string): LakeDocument | undefined {
    const touched = this.#touched.get(id);
    return touched ? touched.after : this.#stored.find(id);
  }

  /** @throws {LakeError} when there is none */
  get(id: string): LakeDocument {
    const document = this.find(id);
    if (document) return document;
    throw new LakeError('missing', `There is no document ${id}`, 'documentNotFoundError');
  }

  /** The documents whose id begins so. */
  under(prefix: string): LakeDocument[] {
    const ids = [...this.#stored.idsUnder(prefix), ...this.#touched.keys()];
    const found = new Set(ids.filter((id) => id.startsWith(prefix)));
    return Array.from(found, (id) => this.find(id)).filter((document) => document !== undefined);
  }

  /** @throws {LakeError} when the document has another revision than the caller knew */
  expectRevision(id: string, revision: string | undefined): void {
    const found = this.find(id)?._rev;
    if (revision === undefined || found === revision) return;
    throw new LakeError(
      'conflict',
      `${id} is at revision ${found ?? 'none'}, not ${revision}: fetch it again`,
      'documentRevisionIDDoesNotMatchError',
    );
  }

  /**
   * Puts a document in its place with this transaction's revision.
   *
   * @param tellAs the mutation as listeners are told it
   * @throws {LakeError} when it cannot be stored
   */
  put(
    content: LakeDocument,
    tellAs = (document: LakeDocument): unknown => ({ createOrReplace: document }),
  ): void {
    const { _id, _type, _createdAt = this.timestamp, ...fields } = content;
    const rest = this.#keyed ? withArrayKeys(fields) : fields;
    const own = { _id, _type, _createdAt, _updatedAt: this.timestamp, _rev: this.id };
    // Named twice: first for their place in an export, last because they are the lake's to set.
    const document: LakeDocument = { ...own, ...rest, ...own };
    if (!isShallow(document))
      throw new LakeError('malformed', `${_id} would nest more than 100 levels`);
    this.#refuseNewNames(document);
    this.#touch(_id, document, tellAs(document));
  }

  remove(id: string): void {
    this.#touch(id, undefined, { delete: { id } });
  }

  /** What was stored under such a name in a form of the document stays until it is removed. */
  #refuseNewNames(document: LakeDocument): void {
    const names = inheritedNamesIn(document);
    if (names.size === 0) return;
    const { _id } = document;
    const forms = [_id, publishedIdOf(_id), draftIdOf(_id)].map((id) => this.#stored.find(id));
    const known = inheritedNamesIn(forms);
    for (const name of names.difference(known)) throw refuseName(name);
  }

  #touch(id: string, after: LakeDocument | undefined, mutation: unknown): void {
    const mutations = this.#touched.get(id)?.mutations ?? [];
    this.#touched.set(id, { after, mutations: [...mutations, mutation] });
  }

  /** What there is to commit; a document made and removed again is not in it. */
  finish(): Transaction {
    const changes = Array.from(this.#touched, ([id, { after, mutations }]): Change => {
      return { id, before: this.#stored.find(id), after, mutations };
    }).filter(({ before, after }) => before !== undefined || after !== undefined);
    return { id: this.id, author: this.author, timestamp: this.timestamp, changes };
  }
}
