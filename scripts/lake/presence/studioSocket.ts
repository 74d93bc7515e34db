import type { Duplex } from 'node:stream';
import type { Access } from '../access/role.ts';
import { Conversation } from './conversation.ts';
import { type FrameKind, readFrame, writeFrame } from './frames.ts';
import type { Presence } from './presence.ts';

/** What the Studio says of itself is far shorter. */
const MAX_FRAME_BYTES = 16 * 1024;
/** A Studio says where its editor is five times a second at most. */
const [MAX_FRAMES_A_SECOND, FRAMES_AT_ONCE] = [20, 60];
/** What may wait for somebody who does not read. */
const MAX_UNREAD_BYTES = 1024 * 1024;

interface Surroundings {
  readonly access: Access;
  readonly presence: Presence;
  readonly dataset: string;
}

/** The socket of one Studio: bounded in what it says, how often, and in what waits for it. */
export class StudioSocket {
  readonly #socket: Duplex;
  readonly #conversation: Conversation;
  #unread: Buffer = Buffer.alloc(0);
  #allowance = { frames: FRAMES_AT_ONCE, since: Date.now() };
  #isThere = true;

  constructor(socket: Duplex, around: Surroundings) {
    this.#socket = socket;
    const send = (message: object) => this.#send('text', Buffer.from(JSON.stringify(message)));
    this.#conversation = new Conversation({ ...around, send });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#conversation.end());
    socket.on('data', (chunk: Buffer) => {
      try {
        this.#take(chunk);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        socket.destroy();
      }
    });
  }

  get isSignedIn(): boolean {
    return this.#conversation.isSignedIn;
  }

  /** Ends it, if it did not answer when it was asked before. */
  askWhetherThere(): void {
    if (this.#isThere) this.#send('ping');
    else this.destroy();
    this.#isThere = false;
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#isThere = true;
    this.#unread = Buffer.concat([this.#unread, chunk]);
    for (let read = this.#next(); read; read = this.#next()) {
      this.#unread = read.rest;
      const { kind, payload } = read.frame;
      this.#countFrame();
      if (kind === 'text') this.#conversation.hear(payload.toString());
      if (kind === 'ping') this.#send('pong', payload);
      if (kind === 'close') {
        this.#socket.end(writeFrame('close'));
        return;
      }
    }
  }

  #next = () => readFrame(this.#unread, MAX_FRAME_BYTES);

  /** @throws {RangeError} for more than a Studio has to say */
  #countFrame(): void {
    const now = Date.now();
    const earned = ((now - this.#allowance.since) / 1000) * MAX_FRAMES_A_SECOND;
    const frames = Math.min(FRAMES_AT_ONCE, this.#allowance.frames + earned) - 1;
    if (frames < 0) throw new RangeError('Too many frames');
    this.#allowance = { frames, since: now };
  }

  #send(kind: FrameKind, payload?: Buffer): void {
    if (!this.#socket.writable) return;
    this.#socket.write(writeFrame(kind, payload));
    if (this.#socket.writableLength > MAX_UNREAD_BYTES) this.destroy();
  }
}
