import * as v from 'valibot';
import { requireUser, userByToken } from '../access/identifyCaller.ts';
import { LakeError } from '../error.ts';
import type { Lake } from '../lake.ts';
import { createRoutes } from './environment.ts';
import { isOwnPage } from './guard.ts';
import { signInPage } from './signInPage.ts';

/** Sign-in from the Studio's login screen, for users who have a token but no sign-in link. */
export function authRoutes({ access, signIns, origins }: Lake) {
  return createRoutes()
    .get('/auth/providers', (c) => {
      const url = `${c.get('origin')}/v1/auth/sign-in`;
      return c.json({ providers: [{ name: 'lake', title: 'Sign in with a token', url }] });
    })
    .get('/auth/sign-in', (c) => {
      const problem = c.req.query('refused') === 'token' ? 'unknownLink' : undefined;
      return c.html(signInPage(c, readStudio(c.req.query('origin')), problem));
    })
    .post('/auth/sign-in', async (c) => {
      const form = await c.req.formData().catch(() => new FormData());
      const studio = readStudio(text(form.get('origin')));
      const token = text(form.get('token')).trim();
      if (access.kind !== 'tokens' || !userByToken(access.tokens, token))
        return c.html(signInPage(c, studio, 'unknownToken'), 401);
      studio.hash = `sid=${signIns.begin(token)}`;
      return c.redirect(studio.href, 303);
    })
    .get('/auth/fetch', (c) => {
      const token = signIns.finish(c.req.query('sid') ?? '');
      if (!token) throw new LakeError('unauthorized', 'This sign-in has expired: sign in again');
      return c.json({ token });
    })
    .get('/auth/id', (c) => {
      const { id } = requireUser(c.get('caller'));
      return c.json({ id, expiry: new Date(Date.now() + 30 * 86_400_000).toISOString() });
    })
    .post('/auth/logout', (c) => c.body(null, 204));

  /**
   * The page of the Studio that asked for the sign-in. The token is sent there, so it must be on this
   * machine or allowed explicitly.
   */
  function readStudio(parameter = ''): URL {
    if (/^https?:/.test(parameter) && isOwnPage(parameter, origins)) return new URL(parameter);
    throw new LakeError('malformed', 'origin must be the URL of a Studio on this machine');
  }
}

const text = (value: FormDataEntryValue | null): string =>
  v.parse(v.fallback(v.string(), ''), value);
