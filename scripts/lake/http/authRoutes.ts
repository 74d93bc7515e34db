import type { Context } from 'hono';
import * as v from 'valibot';
import { requireUser, roleOf } from '../access/identify.ts';
import { LakeError } from '../error.ts';
import type { Lake } from '../lake.ts';
import { type LakeEnv, routes } from './environment.ts';

/** Signing in from the Studio's own login screen, for who has a token but not its address. */
export function authRoutes({ access, signIns, origins }: Lake) {
  return routes()
    .get('/auth/providers', (c) => {
      const url = `${c.get('origin')}/v1/auth/sign-in`;
      return c.json({ providers: [{ name: 'lake', title: 'Embedded lake', url }] });
    })
    .get('/auth/sign-in', (c) => page(c, readOrigin(c.req.query('origin')), ''))
    .post('/auth/sign-in', async (c) => {
      const form = await c.req.formData().catch(() => new FormData());
      const origin = readOrigin(text(form.get('origin')));
      const token = text(form.get('token')).trim();
      if (access.kind !== 'tokens' || !roleOf(access.tokens, token))
        return page(c, origin, 'That is not a token of this lake.', 401);
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
    const url = URL.canParse(asked) ? new URL(asked) : undefined;
    const local = url && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(url.hostname);
    if (url && (local || origins.includes(url.origin))) return url.origin;
    throw new LakeError('malformed', 'origin must be the address of a Studio on this machine');
  }
}

const text = (value: FormDataEntryValue | null): string =>
  v.parse(v.fallback(v.string(), ''), value);

function page(c: Context<LakeEnv>, origin: string, problem: string, status: 200 | 401 = 200) {
  c.header('content-security-policy', `default-src 'none'; form-action 'self' ${origin}`);
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in to the lake</title>
<h1>Sign in to the lake</h1><p role="alert">${problem}</p>
<form method="post"><input type="hidden" name="origin" value="${origin}">
<label>Token <input type="password" name="token" required autofocus autocomplete="off"></label>
<button>Sign in</button></form><p>The lake printed its tokens when it started.</p></html>`,
    status,
  );
}
