import { randomBytes } from 'node:crypto';

const VALID_MS = 60_000;
/** More than are ever open at once; the oldest are dropped. */
const MAX_OPEN = 100;

/** Sign-ins through the login page: the Studio gets a one-time id, and exchanges it for the token. */
export class SignIns {
  readonly #tokens = new Map<string, { token: string; until: number }>();

  /** @returns a session id that the Studio exchanges for the token within a minute */
  begin(token: string): string {
    const sid = randomBytes(16).toString('hex');
    this.#tokens.set(sid, { token, until: Date.now() + VALID_MS });
    for (const old of this.#tokens.keys()) {
      if (this.#tokens.size <= MAX_OPEN) break;
      this.#tokens.delete(old);
    }
    return sid;
  }

  /** Returns the token of a session id, once. */
  finish(sid: string): string | undefined {
    const found = this.#tokens.get(sid);
    this.#tokens.delete(sid);
    return found && found.until > Date.now() ? found.token : undefined;
  }
}
