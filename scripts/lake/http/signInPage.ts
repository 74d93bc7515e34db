import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { LakeEnv } from './environment.ts';

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
export function signInPage(c: Context<LakeEnv>, origin: string, problem = '') {
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
