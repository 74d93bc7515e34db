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

/** The page's texts; editors may use the Studio in Chinese. */
const WORDS = {
  en: {
    heading: 'Sign in to edit the site',
    token: 'Token',
    button: 'Sign in',
    help: 'Open your sign-in link, or enter the token that the lake printed for your role when it started.',
    unknownToken: 'This lake does not know that token.',
    unknownLink:
      'The sign-in link that you opened or used before has a token that this lake does not know. Ask for a new link.',
  },
  'zh-Hans': {
    heading: '登录以编辑网站',
    token: '令牌',
    button: '登录',
    help: '请打开您的登录链接，或填写内容库启动时为您的角色显示的令牌。',
    unknownToken: '内容库不认识这个令牌。',
    unknownLink: '您打开的或以前用过的登录链接，其中的令牌内容库不认识。请索取新的链接。',
  },
} as const;

/** What was wrong with the previous attempt. */
type SignInProblem = 'unknownToken' | 'unknownLink';

/**
 * The login form, for users who have a token but no sign-in link, in the language of their browser.
 *
 * @param studio page of the Studio that gets the token
 */
export function signInPage(c: Context<LakeEnv>, studio: URL, problem?: SignInProblem) {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${studio.origin}`,
  );
  const language = /^zh/i.test(c.req.header('accept-language') ?? '') ? 'zh-Hans' : 'en';
  const words = WORDS[language];
  return html`<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${words.button}</title>${STYLE_SHEET}
<h1>${words.heading}</h1><p role="alert">${problem && words[problem]}</p>
<form method="post"><input type="hidden" name="origin" value="${studio.href}">
<label>${words.token} <input type="password" name="token" required autofocus autocomplete="off"></label>
<button>${words.button}</button></form>
<p>${words.help}</p></html>`;
}
