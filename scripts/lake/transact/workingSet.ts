import { randomUUID } from 'node:crypto';
import type { LakeDocument } from '../documents/document.ts';
import { refuseInheritedNames } from '../documents/inheritedNames.ts';
import type { Change, Transaction } from '../documents/transaction.ts';
import { isWithinMaxDepth, MAX_DEPTH, withArrayKeys } from '../documents/values.ts';
import { LakeError } from '../error.ts';
import type { Store } from '../store/store.ts';

/** The documents before the transaction. */
type StoredDocuments = Pick<Store, 'find' | 'idsUnder'>;

/**
 * The documents as changed by a transaction that is not yet written. Each step sees the changes of the
 * previous steps.
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

  /** @throws {LakeError} when it does not exist */
  get(id: string): LakeDocument {
    const document = this.find(id);
    if (document) return document;
    throw new LakeError('missing', `The document ${id} does not exist`, 'documentNotFoundError');
  }

  /** The documents whose id has this prefix. */
  under(prefix: string): LakeDocument[] {
    const ids = [...this.#stored.idsUnder(prefix), ...this.#touched.keys()];
    const found = new Set(ids.filter((id) => id.startsWith(prefix)));
    return Array.from(found, (id) => this.find(id)).filter((document) => document !== undefined);
  }

  /** @throws {LakeError} when the document has another revision than the caller expects */
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
   * Stores a document with this transaction's revision.
   *
   * @param mutationOf returns the mutation that listeners are notified of
   * @throws {LakeError} when it cannot be stored
   */
  put(
    content: LakeDocument,
    mutationOf = (document: LakeDocument): unknown => ({ createOrReplace: document }),
  ): void {
    const { _id, _type, _createdAt = this.timestamp, ...fields } = content;
    const rest = this.#keyed ? withArrayKeys(fields) : fields;
    const own = { _id, _type, _createdAt, _updatedAt: this.timestamp, _rev: this.id };
    // Spread twice: first for the order of fields in an export, last to override the client's values.
    const document: LakeDocument = { ...own, ...rest, ...own };
    if (!isWithinMaxDepth(document))
      throw new LakeError('malformed', `${_id} would be nested more than ${MAX_DEPTH} levels deep`);
    refuseInheritedNames(document);
    // A patch does not contain the keys that were added.
    this.#touch(_id, document, this.#keyed ? { createOrReplace: document } : mutationOf(document));
  }

  remove(id: string): void {
    this.#touch(id, undefined, { delete: { id } });
  }

  #touch(id: string, after: LakeDocument | undefined, mutation: unknown): void {
    const mutations = this.#touched.get(id)?.mutations ?? [];
    this.#touched.set(id, { after, mutations: [...mutations, mutation] });
  }

  /** The transaction to commit, without documents that were created and removed again. */
  finish(): Transaction {
    const changes = Array.from(this.#touched, ([id, { after, mutations }]): Change => {
      return { id, before: this.#stored.find(id), after, mutations };
    }).filter(({ before, after }) => before !== undefined || after !== undefined);
    return { id: this.id, author: this.author, timestamp: this.timestamp, changes };
  }
}
