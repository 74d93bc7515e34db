/** What a stream needs of the connection that it is sent on. */
export interface StreamConnection {
  /** A listener that lets this much pile up is not reading any more. */
  readonly maxUnreadBytes: number;
  /** Ends it without an answer, so that the client connects again and catches up. */
  disconnect(reason: string): void;
}

const encoder = new TextEncoder();

/** A stream of server-sent events with a bound on what waits to be read. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #connection: StreamConnection;
  readonly #onEnd: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  /** @param onEnd called once, whichever side ends the stream */
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

  /** Sends an event; a reader for whom too much waits already is dropped instead. */
  send(event: string, data: unknown, id?: string): void {
    const lines = [
      ...(id ? [`id: ${id}`] : []),
      `event: ${event}`,
      `data: ${JSON.stringify(data)}`,
    ];
    this.#write(`${lines.join('\n')}\n\n`);
  }

  /** Shows both sides that the connection lives. */
  heartbeat(): void {
    this.#write(':\n\n');
  }

  close(): void {
    this.#end()?.close();
  }

  /** Breaks the connection off, so that the client connects again and catches up. */
  drop(reason: string): void {
    if (this.#end()) this.#connection.disconnect(reason);
  }

  #write(text: string): void {
    const bytes = encoder.encode(text);
    const room = this.#controller?.desiredSize ?? 0;
    if (room < bytes.byteLength) this.drop('it does not read what it is sent');
    else this.#controller?.enqueue(bytes);
  }

  #end() {
    const controller = this.#controller;
    this.#controller = undefined;
    if (controller) this.#onEnd();
    return controller;
  }
}
