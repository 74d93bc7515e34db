import type { Change, Transaction } from '../documents/transaction.ts';
import { LakeError } from '../error.ts';
import type { Query } from '../evaluate/messages.ts';
import type { Recorded } from '../store/history.ts';
import { EventStream, type StreamConnection } from './eventStream.ts';
import { eventsOf, filterChange, type Subscription } from './mutationEvent.ts';

const HEARTBEAT_MS = 15_000;

/** A client that was away longer starts over: it fetches again instead of catching up. */
const MAX_MISSED = 500;

/** What listeners need of the lake. */
interface ListenerContext {
  /** Which filters hold for which documents. */
  match(filters: readonly Query[], documents: readonly Change['after'][]): Promise<boolean[][]>;
  /** The place of the newest transaction. */
  last(): number;
  /** Transactions from that of an event on; undefined when they are too many or unknown. */
  missed(eventId: string, limit: number): readonly Recorded[] | undefined;
}

interface Listener {
  readonly subscription: Subscription;
  readonly stream: EventStream;
  /** Transactions up to here are in what the client fetches after its welcome; before it, all are. */
  since: number;
}

/** Tells every listener of each transaction, in order, with exact counts. */
export class Listeners {
  readonly #context: ListenerContext;
  readonly #capacity: number;
  #opening = 0;
  readonly #listeners = new Set<Listener>();
  readonly #heartbeat: NodeJS.Timeout;
  #last: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** @param capacity how many there may be at a time */
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
   * @param lastEventId the last event that a returning client saw, when it asks to catch up
   * @throws {LakeError} when the filter is wrong, too many listen, or the lake is closing
   */
  async open(
    subscription: Subscription,
    lastEventId: string | undefined,
    connection: StreamConnection,
  ): Promise<ReadableStream<Uint8Array>> {
    await this.#admit(subscription);
    if (this.#isClosed) throw new LakeError('closing', 'The lake is closing: ask again later');
    const stream = new EventStream(connection, () => this.#listeners.delete(listener));
    const listener: Listener = { subscription, stream, since: Infinity };
    this.#listeners.add(listener);
    this.#enqueue(() => this.#welcome(listener, lastEventId));
    return stream.body;
  }

  /** One whose filter is still looked at counts too. */
  async #admit(subscription: Subscription): Promise<void> {
    if (this.#listeners.size + this.#opening >= this.#capacity)
      throw new LakeError(
        'tooMany',
        `${this.#capacity} listeners are open already: close one, or listen with a token if you have none`,
      );
    this.#opening += 1;
    try {
      await this.#context.match([subscription], []);
    } finally {
      this.#opening -= 1;
    }
  }

  /** Tells of a transaction that is on the disk. */
  notify(transaction: Transaction, sequence: number): void {
    this.#enqueue(() => {
      const awaiting = [...this.#listeners].filter(({ since }) => since < sequence);
      return this.#deliver({ ...transaction, sequence }, awaiting);
    });
  }

  /** Ends all streams; a listener that comes later is refused. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const { stream } of this.#listeners) stream.close();
  }

  #enqueue(run: () => Promise<void>): void {
    this.#last = this.#last.then(run).catch((error) => {
      // The storage may be closed before the last listener was told.
      if (!this.#isClosed) console.error('A listener could not be notified:', error);
    });
  }

  async #welcome(listener: Listener, lastEventId: string | undefined) {
    // Before the first of what was missed is told: what is written meanwhile comes in its turn.
    const since = this.#context.last();
    const missed = lastEventId && this.#context.missed(lastEventId, MAX_MISSED);
    const event = lastEventId ? (missed ? 'welcomeback' : 'reset') : 'welcome';
    listener.stream.send(event, { listenerName: crypto.randomUUID() });
    for (const transaction of missed || [])
      await this.#deliver(transaction, [listener], lastEventId);
    listener.since = since;
  }

  /** @param lastEventId events up to this one, if it is among them, were sent before */
  async #deliver(transaction: Recorded, listeners: readonly Listener[], lastEventId?: string) {
    const matches = await this.#match(listeners, transaction.changes);
    for (const [position, { subscription, stream }] of listeners.entries()) {
      const visible = transaction.changes.flatMap((change, index) => {
        const before = matches[index * 2]?.[position] ?? false;
        const after = matches[index * 2 + 1]?.[position] ?? false;
        return filterChange(subscription, change, before, after) ?? [];
      });
      const events = eventsOf(transaction, visible, subscription);
      const sent = events.findIndex(({ eventId }) => eventId === lastEventId);
      for (const event of events.slice(sent + 1)) stream.send('mutation', event, event.eventId);
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
      // One filter that cannot be evaluated must not cost the others their events.
      const columns = await Promise.all(listeners.map((one) => this.#match([one], changes)));
      return documents.map((_, row) => columns.map((column) => column[row]?.[0] ?? false));
    }
  }
}
