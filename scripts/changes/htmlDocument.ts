import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** HTML with escaped values. */
export type Markup = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; } h3 { font-size: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8884; }
td, li, dd { overflow-wrap: anywhere; white-space: pre-line; }
dt { font-weight: 600; } dd { margin: 0 0 .6rem; }
del { text-decoration: none; background: #d3302f2e; } ins { text-decoration: none; background: #2e7d323a; }
form { display: grid; gap: .3rem; justify-items: start; } .day { white-space: nowrap; } ul.files { margin: 0; padding-inline-start: 1.2rem; }
.failed { color: #c62828; font-weight: 600; } .held { border-inline-start: 3px solid #c62828; padding-inline-start: .6rem; } .muted { opacity: .75; }
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** Nothing may load or run, because the page shows untrusted texts. */
export const CONTENT_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;

/** For a page with forms that post to its own server. */
export const FORM_POLICY = CONTENT_POLICY.replace("form-action 'none'", "form-action 'self'");

/** A self-contained page without scripts. */
export async function htmlDocument(
  title: string,
  body: Markup,
  policy = CONTENT_POLICY,
): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return page.toString();
}
