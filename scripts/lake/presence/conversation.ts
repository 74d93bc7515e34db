import { identify } from '../access/identify.ts';
import type { Access } from '../access/role.ts';
import { LakeError } from '../error.ts';
import type { Member, Presence } from './presence.ts';
import { type PresenceRequest, readRequest } from './requests.ts';

/** Those of Sanity's client, `ERROR_CODES`. */
const [INVALID_REQUEST, UNAUTHORIZED] = [-32600, 4001];

/** What a conversation needs of its surroundings. */
export interface ConversationParts {
  readonly access: Access;
  readonly presence: Presence;
  readonly dataset: string;
  readonly send: (message: object) => void;
}

/**
 * What one Studio says on its socket, and is told. It says first whose it is: drafts, and who works
 * on them, are for those with a token.
 */
export class Conversation {
  readonly #around: ConversationParts;
  /** One is enough: a Studio that asks again has given up the one before. */
  #subscription: string | undefined;
  #member: Member | undefined;

  constructor(around: ConversationParts) {
    this.#around = around;
  }

  get isSignedIn(): boolean {
    return this.#member !== undefined;
  }

  hear(text: string): void {
    const request = readRequest(text);
    const error = { code: INVALID_REQUEST, message: 'The lake does not serve this' };
    this.#send(request ? this.#answerTo(request) : { id: null, error });
  }

  end(): void {
    if (this.#member) this.#around.presence.leave(this.#member);
  }

  #answerTo(request: PresenceRequest): object {
    const { id } = request;
    try {
      // What has no result is answered all the same.
      return { id, result: this.#do(request) ?? null };
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      return { id, error: { code: UNAUTHORIZED, message: error.message } };
    }
  }

  #do(request: PresenceRequest): unknown {
    if (request.method === 'authorization') return this.#signIn(request.params.authorization);
    const member = this.#member;
    if (!member) throw new LakeError('unauthorized', 'Say first whose Studio this is');
    const { presence } = this.#around;
    switch (request.method) {
      case 'presence_subscribe':
        this.#subscription = request.id;
        return request.id;
      case 'presence_unsubscribe':
        if (request.params.subscriptionId === this.#subscription) this.#subscription = undefined;
        return undefined;
      case 'presence_rollcall':
        return presence.callRoll(member, request.params.session);
      case 'presence_announce':
        return presence.announce(member, request.params.data);
      case 'presence_disconnect':
        return presence.disconnect(member, request.params.session);
    }
  }

  /** Who signs in anew on the same socket leaves first. */
  #signIn(authorization: string): void {
    const { access, presence, dataset } = this.#around;
    this.end();
    this.#member = undefined;
    const user = identify(access, authorization);
    if (user.kind !== 'user') throw new LakeError('unauthorized', 'This needs a token');
    const hear: Member['hear'] = (result) => {
      const subscription = this.#subscription;
      if (subscription !== undefined)
        this.#send({ method: 'presence_subscription', params: { subscription, result } });
    };
    this.#member = { user, dataset, hear };
    presence.join(this.#member);
  }

  #send(message: object): void {
    this.#around.send({ jsonrpc: '2.0', ...message });
  }
}
