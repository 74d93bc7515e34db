import { randomBytes } from 'node:crypto';

const VALID_MS = 60_000;
/** Nobody signs in this often; older ones give way. */
const MAX_OPEN = 100;

/** Signing in with a button: the Studio gets a one-time number, and a token for it. */
export class SignIns {
  readonly #tokens = new Map<string, { token: string; until: number }>();

  /** @returns the number that the Studio exchanges, within a minute */
  begin(token: string): string {
    const sid = randomBytes(16).toString('hex');
    this.#tokens.set(sid, { token, until: Date.now() + VALID_MS });
    for (const old of this.#tokens.keys()) {
      if (this.#tokens.size <= MAX_OPEN) break;
      this.#tokens.delete(old);
    }
    return sid;
  }

  /** The token for a number, once. */
  finish(sid: string): string | undefined {
    const found = this.#tokens.get(sid);
    this.#tokens.delete(sid);
    return found && found.until > Date.now() ? found.token : undefined;
  }
}
