import { setTimeout as wait } from 'node:timers/promises';

/** The connection that a stream is sent on. */
export interface StreamConnection {
  /** A listener with more unread data than this, or than one longer event, is dropped. */
  readonly maxUnreadBytes: number;
  /** Aborts the connection, so that the client reconnects and catches up. */
  disconnect(reason: string): void;
}

/** A listener may take this long to make room: the events of one transaction are sent at once. */
const PATIENCE_MS = 500;
const CHECK_MS = 10;

const encoder = new TextEncoder();

/** A stream of server-sent events with a limit on unread data. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #connection: StreamConnection;
  readonly #onEnd: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  /** @param onEnd called once, when either side ends the stream */
  constructor(connection: StreamConnection, onEnd: () => void) {
    this.#connection = connection;
    this.#onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => {
          this.#end();
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: connection.maxUnreadBytes }),
    );
  }

  /** Sends an event once there is room for it, or drops a listener that does not read. */
  async send(event: string, data: unknown, id?: string): Promise<void> {
    const idLine = id ? `id: ${id}\n` : '';
    await this.#write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps the connection alive. */
  heartbeat(): void {
    void this.#write(':\n\n');
  }

  close(): void {
    this.#end()?.close();
  }

  /** Aborts the connection, so that the client reconnects and catches up. */
  drop(reason: string): void {
    if (this.#end()) this.#connection.disconnect(reason);
  }

  async #write(text: string): Promise<void> {
    const bytes = encoder.encode(text);
    // A single event may be longer: after a drop, the client would only request it again.
    const needed = Math.min(bytes.byteLength, this.#connection.maxUnreadBytes);
    const until = performance.now() + PATIENCE_MS;
    while ((this.#controller?.desiredSize ?? needed) < needed) {
      if (performance.now() > until) this.drop('it does not read its events');
      await wait(CHECK_MS);
    }
    this.#controller?.enqueue(bytes);
  }

  #end() {
    const controller = this.#controller;
    this.#controller = undefined;
    if (controller) this.#onEnd();
    return controller;
  }
}
