import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import * as v from 'valibot';
import { requireUser, userByToken } from '../access/identifyCaller.ts';
import { LakeError } from '../error.ts';
import type { Lake } from '../lake.ts';
import { createRoutes, type LakeEnv } from './environment.ts';
import { isOwnPage } from './guard.ts';

const STYLE = `
  body { margin: 15vh auto; max-width: 20rem; padding: 0 1rem; color: #14233b;
    font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.25rem; }
  label, input, button { display: block; box-sizing: border-box; width: 100%; }
  input, button { margin: 0.25rem 0 1rem; padding: 0.6rem; font: inherit;
    border: 1px solid #5c6880; border-radius: 4px; }
  button { border: 0; background: #0f4c8a; color: #fff; cursor: pointer; }
  [role=alert] { color: #b0003f; }
  p { color: #43506a; }
`;
/** Not escaped, because the text must match its hash; it contains no input. */
const STYLE_SHEET = raw(`<style>${STYLE}</style>`);
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * The login form, for users who have a token but no sign-in link.
 *
 * @param origin origin of the Studio that gets the token
 * @param problem message about the previous attempt
 */
function signInPage(c: Context<LakeEnv>, origin: string, problem = '') {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${origin}`,
  );
  return html`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Sign in</title>${STYLE_SHEET}
<h1>Sign in to edit the site</h1><p role="alert">${problem}</p>
<form method="post"><input type="hidden" name="origin" value="${origin}">
<label>Token <input type="password" name="token" required autofocus autocomplete="off"></label>
<button>Sign in</button></form>
<p>The lake prints a token for each role when it starts.</p></html>`;
}

/** Shown after a sign-in link that failed. */
const UNKNOWN_TOKEN =
  'The sign-in link that you opened or used before has a token that this lake does not know. Ask for a new link.';

/** Sign-in from the Studio's login screen, for users who have a token but no sign-in link. */
export function authRoutes({ access, signIns, origins }: Lake) {
  return createRoutes()
    .get('/auth/providers', (c) => {
      const url = `${c.get('origin')}/v1/auth/sign-in`;
      return c.json({ providers: [{ name: 'lake', title: 'Sign in with a token', url }] });
    })
    .get('/auth/sign-in', (c) => {
      const refused = c.req.query('refused') === 'token' ? UNKNOWN_TOKEN : '';
      return c.html(signInPage(c, readOrigin(c.req.query('origin')), refused));
    })
    .post('/auth/sign-in', async (c) => {
      const form = await c.req.formData().catch(() => new FormData());
      const origin = readOrigin(text(form.get('origin')));
      const token = text(form.get('token')).trim();
      if (access.kind !== 'tokens' || !userByToken(access.tokens, token))
        return c.html(signInPage(c, origin, 'This lake does not know that token.'), 401);
      return c.redirect(`${origin}/#sid=${signIns.begin(token)}`, 303);
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

  /** The token is sent to this Studio, so it must be on this machine or allowed explicitly. */
  function readOrigin(parameter = ''): string {
    if (/^https?:/.test(parameter) && isOwnPage(parameter, origins))
      return new URL(parameter).origin;
    throw new LakeError('malformed', 'origin must be the URL of a Studio on this machine');
  }
}

const text = (value: FormDataEntryValue | null): string =>
  v.parse(v.fallback(v.string(), ''), value);
