import type { Change, Transaction } from '../documents/transaction.ts';
import { LakeError } from '../error.ts';
import type { Query } from '../evaluate/messages.ts';
import type { RecordedTransaction } from '../store/history.ts';
import { EventStream, type StreamConnection } from './eventStream.ts';
import { eventsOf, filterChange, type Subscription } from './mutationEvent.ts';

const HEARTBEAT_MS = 15_000;

/** A client that missed more transactions refetches instead of catching up. */
const MAX_MISSED = 500;

/** What listeners need from the lake. */
interface ListenerContext {
  /** Which filters match which documents: a row per document, a column per filter. */
  match(filters: readonly Query[], documents: readonly Change['after'][]): Promise<boolean[][]>;
  /** The sequence number of the newest transaction. */
  last(): number;
  /** The id of the transaction with a sequence number. */
  idOf(sequence: number): string | undefined;
  /**
   * The transactions since an event, including its own, or since the transaction that a welcome
   * names; `undefined` if too many or unknown.
   */
  missed(eventId: string, limit: number): readonly RecordedTransaction[] | undefined;
}

interface Listener {
  readonly subscription: Subscription;
  readonly stream: EventStream;
  /** The client itself fetches everything up to here after its welcome; `Infinity` before that. */
  since: number;
}

/** Notifies all listeners of each transaction, in order, with exact event counts. */
export class Listeners {
  readonly #context: ListenerContext;
  readonly #capacity: number;
  readonly #listeners = new Set<Listener>();
  readonly #heartbeat: NodeJS.Timeout;
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** @param capacity maximum number of listeners */
  constructor(context: ListenerContext, capacity: number) {
    this.#context = context;
    this.#capacity = capacity;
    this.#heartbeat = setInterval(() => {
      for (const { stream } of this.#listeners) stream.heartbeat();
    }, HEARTBEAT_MS).unref();
  }

  /**
   * Opens a listener's stream.
   *
   * @param lastEventId the last event that a reconnecting client received, if it wants to catch up
   * @throws {LakeError} when the filter is invalid, there are too many listeners, or the lake is
   *   closing
   */
  async open(
    subscription: Subscription,
    lastEventId: string | undefined,
    connection: StreamConnection,
  ): Promise<ReadableStream<Uint8Array>> {
    if (this.#listeners.size >= this.#capacity)
      throw new LakeError(
        'tooMany',
        `${this.#capacity} listeners are already open: close one, or use a token if you have none`,
      );
    const stream = new EventStream(connection, () => this.#listeners.delete(listener));
    const listener: Listener = { subscription, stream, since: Infinity };
    // Counted while its filter is still being checked.
    this.#listeners.add(listener);
    await this.#context.match([subscription], []).catch((error) => {
      stream.close();
      throw error;
    });
    if (this.#isClosed) throw new LakeError('closing', 'The lake is closing: try again later');
    this.#enqueue(() => this.#welcome(listener, lastEventId));
    return stream.body;
  }

  /** Notifies the listeners of a committed transaction. */
  notify(transaction: Transaction, sequence: number): void {
    this.#enqueue(() => {
      const awaiting = [...this.#listeners].filter(({ since }) => since < sequence);
      return this.#deliver({ ...transaction, sequence }, awaiting);
    });
  }

  /** Closes all streams; later listeners are rejected. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const { stream } of this.#listeners) stream.close();
  }

  #enqueue(run: () => Promise<void>): void {
    this.#last = this.#last.then(run).catch((error) => {
      // The storage may be closed before the last listener is notified.
      if (!this.#isClosed) console.error('A listener could not be notified:', error);
    });
  }

  async #welcome(listener: Listener, lastEventId: string | undefined) {
    // Read before missed events are sent: later transactions are queued.
    const since = this.#context.last();
    const missed = lastEventId && this.#context.missed(lastEventId, MAX_MISSED);
    const answer = missed ? 'welcomeback' : 'reset';
    await listener.stream.send(
      lastEventId ? answer : 'welcome',
      { listenerName: crypto.randomUUID() },
      // A client that has received nothing else can resume, too.
      missed ? undefined : this.#context.idOf(since),
    );
    for (const transaction of missed || [])
      await this.#deliver(transaction, [listener], lastEventId);
    listener.since = since;
  }

  /** @param lastEventId events up to this one, if present, were sent before and are skipped */
  async #deliver(
    transaction: RecordedTransaction,
    listeners: readonly Listener[],
    lastEventId?: string,
  ) {
    const matches = await this.#match(listeners, transaction.changes);
    for (const [position, { subscription, stream }] of listeners.entries()) {
      const visible = transaction.changes.flatMap((change, index) => {
        const before = matches[index * 2]?.[position] ?? false;
        const after = matches[index * 2 + 1]?.[position] ?? false;
        return filterChange(subscription, change, before, after) ?? [];
      });
      const events = eventsOf(transaction, visible, subscription);
      const sent = events.findIndex(({ eventId }) => eventId === lastEventId);
      for (const event of events.slice(sent + 1))
        await stream.send('mutation', event, event.eventId);
    }
  }

  /** Rows: before and after of each change; columns: listeners. */
  async #match(listeners: readonly Listener[], changes: readonly Change[]): Promise<boolean[][]> {
    const documents = changes.flatMap(({ before, after }) => [before, after]);
    if (listeners.length === 0) return [];
    try {
      return await this.#context.match(
        listeners.map(({ subscription }) => subscription),
        documents,
      );
    } catch (error) {
      const [only] = listeners;
      if (only && listeners.length === 1) {
        only.stream.drop(`its filter cannot be evaluated: ${error}`);
        return [];
      }
      // If one filter fails, the others must still get their events.
      const columns = await Promise.all(listeners.map((one) => this.#match([one], changes)));
      return documents.map((_, row) => columns.map((column) => column[row]?.[0] ?? false));
    }
  }
}
