/** The connection that a stream is sent on. */
export interface StreamConnection {
  /** A listener with more unread data than this, or than one longer event, is dropped. */
  readonly maxUnreadBytes: number;
  /** Aborts the connection, so that the client reconnects and catches up. */
  disconnect(reason: string): void;
}

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

  /** Sends an event, or drops the listener if too much is unread. */
  send(event: string, data: unknown, id?: string): void {
    const idLine = id ? `id: ${id}\n` : '';
    this.#write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps the connection alive. */
  heartbeat(): void {
    this.#write(':\n\n');
  }

  close(): void {
    this.#end()?.close();
  }

  /** Aborts the connection, so that the client reconnects and catches up. */
  drop(reason: string): void {
    if (this.#end()) this.#connection.disconnect(reason);
  }

  #write(text: string): void {
    const bytes = encoder.encode(text);
    const { maxUnreadBytes } = this.#connection;
    const room = this.#controller?.desiredSize ?? 0;
    // A single event may be longer: after a drop, the client would only request it again.
    if (room < Math.min(bytes.byteLength, maxUnreadBytes)) this.drop('it does not read its events');
    else this.#controller?.enqueue(bytes);
  }

  #end() {
    const controller = this.#controller;
    this.#controller = undefined;
    if (controller) this.#onEnd();
    return controller;
  }
}
