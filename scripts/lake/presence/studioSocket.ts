import type { WebSocket } from 'ws';
import { Conversation, type ConversationParts } from './conversation.ts';

/** What the Studio says of itself is far shorter. */
export const MAX_MESSAGE_BYTES = 16 * 1024;
/** A Studio says where its editor is five times a second at most. */
const [MAX_MESSAGES_A_SECOND, MESSAGES_AT_ONCE] = [20, 60];
/** What may wait for somebody who does not read. */
const MAX_UNREAD_BYTES = 1024 * 1024;

/** The socket of one Studio: bounded in what it says, how often, and in what waits for it. */
export class StudioSocket {
  readonly #socket: WebSocket;
  readonly #conversation: Conversation;
  #allowance = { messages: MESSAGES_AT_ONCE, since: Date.now() };
  #isThere = true;

  constructor(socket: WebSocket, around: Omit<ConversationParts, 'send'>) {
    this.#socket = socket;
    this.#conversation = new Conversation({ ...around, send: (message) => this.#send(message) });
    // What is no frame of a browser ends the socket.
    socket.on('error', () => socket.terminate());
    socket.once('close', () => this.#conversation.end());
    socket.on('pong', () => {
      this.#isThere = true;
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary || !this.#mayBeHeard()) socket.terminate();
      else this.#conversation.hear(String(data));
    });
  }

  get isSignedIn(): boolean {
    return this.#conversation.isSignedIn;
  }

  /** Ends it, if it did not answer when it was asked before. */
  askWhetherThere(): void {
    if (this.#isThere) this.#socket.ping();
    else this.#socket.terminate();
    this.#isThere = false;
  }

  destroy(): void {
    this.#socket.terminate();
  }

  /** Whether it says no more than a Studio has to say. */
  #mayBeHeard(): boolean {
    const now = Date.now();
    const earned = ((now - this.#allowance.since) / 1000) * MAX_MESSAGES_A_SECOND;
    const messages = Math.min(MESSAGES_AT_ONCE, this.#allowance.messages + earned) - 1;
    this.#allowance = { messages, since: now };
    return messages >= 0;
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.#socket.terminate();
  }
}
