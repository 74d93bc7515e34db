import * as v from 'valibot';
import { requireUser, userWith } from '../access/identify.ts';
import { LakeError } from '../error.ts';
import type { Lake } from '../lake.ts';
import { routes } from './environment.ts';
import { isOwnPage } from './guard.ts';
import { signInPage } from './signInPage.ts';

/** Whoever opened an address that signs in, and was not signed in. */
const UNKNOWN_ADDRESS =
  'The address that you opened, or signed in with before, has a token that this lake does not know. Ask for a new address.';

/** Signing in from the Studio's own login screen, for who has a token but not its address. */
export function authRoutes({ access, signIns, origins }: Lake) {
  return routes()
    .get('/auth/providers', (c) => {
      const url = `${c.get('origin')}/v1/auth/sign-in`;
      return c.json({ providers: [{ name: 'lake', title: 'Sign in with a token', url }] });
    })
    .get('/auth/sign-in', (c) => {
      const refused = c.req.query('refused') === 'token' ? UNKNOWN_ADDRESS : '';
      return c.html(signInPage(c, readOrigin(c.req.query('origin')), refused));
    })
    .post('/auth/sign-in', async (c) => {
      const form = await c.req.formData().catch(() => new FormData());
      const origin = readOrigin(text(form.get('origin')));
      const token = text(form.get('token')).trim();
      if (access.kind !== 'tokens' || !userWith(access.tokens, token))
        return c.html(signInPage(c, origin, 'That is not a token of this lake.'), 401);
      return c.redirect(`${origin}/#sid=${signIns.begin(token)}`, 303);
    })
    .get('/auth/fetch', (c) => {
      const token = signIns.finish(c.req.query('sid') ?? '');
      if (!token) throw new LakeError('unauthorized', 'That sign-in is over: sign in again');
      return c.json({ token });
    })
    .get('/auth/id', (c) => {
      const { id } = requireUser(c.get('caller'));
      return c.json({ id, expiry: new Date(Date.now() + 30 * 86_400_000).toISOString() });
    })
    .post('/auth/logout', (c) => c.body(null, 204));

  /** The token goes to the Studio that asked, so that must be one of this machine. */
  function readOrigin(asked = ''): string {
    if (/^https?:/.test(asked) && isOwnPage(asked, origins)) return new URL(asked).origin;
    throw new LakeError('malformed', 'origin must be the address of a Studio on this machine');
  }
}

const text = (value: FormDataEntryValue | null): string =>
  v.parse(v.fallback(v.string(), ''), value);
