import { once } from 'node:events';
import * as v from 'valibot';

const Message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
  result: v.optional(v.record(v.string(), v.unknown()), {}),
  error: v.optional(v.object({ message: v.string() })),
  sessionId: v.optional(v.string()),
});

type Values = Record<string, unknown>;

/** A connection to a browser (https://chromedevtools.github.io/devtools-protocol/). */
export interface Connection {
  /** @throws if the browser returns an error */
  send(method: string, params?: Values, session?: string): Promise<Values>;
  /** Listens to an event of all sessions. */
  on(method: string, listener: (params: Values, session?: string) => void): void;
}

/** @param address WebSocket URL of the browser */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Values>>();
  const listeners: [string, (params: Values, session?: string) => void][] = [];
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, sessionId } = v.parse(Message, JSON.parse(data));
    for (const [name, listener] of listeners) if (name === method) listener(params, sessionId);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended'));
  });
  await once(socket, 'open');
  return {
    send: (method, params = {}, sessionId) => {
      count += 1;
      const asked = Promise.withResolvers<Values>();
      waiting.set(count, asked);
      socket.send(JSON.stringify({ id: count, method, params, sessionId }));
      return asked.promise;
    },
    on: (method, listener) => listeners.push([method, listener]),
  };
}
