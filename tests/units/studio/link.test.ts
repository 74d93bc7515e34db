import { expect, test } from 'vitest';
import { linkProblem } from '../../../studio/schema/rules/link.ts';

test.each([
  'https://www.uscis.gov/eb-5?lang=zh#top',
  'http://example.com',
  'mailto:info@example.com',
  'mailto:info@example.com?subject=预约咨询',
  'mailto:?subject=EB-5',
  'tel:+1-713-555-0142',
  'tel:+1 (713) 555 0142',
  '/contact',
  '/other-citizenship/chile#birth',
  '#requirements',
  'HTTPS://EXAMPLE.COM/A',
  'https://例子.example/路径',
  'https://example.com/@harbor?to=a@b.example#@',
])('accepts %s', (href) => {
  expect(linkProblem(href)).toBeUndefined();
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['a script in another case', 'JaVaScRiPt:alert(1)'],
  ['a script with a tab', 'java\tscript:alert(1)'],
  ['a script with line breaks', 'java\r\nscript:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['a script behind a control character', '\u0001javascript:alert(1)'],
  ['a script with a zero-width space', 'java\u200bscript:alert(1)'],
  ['a script with a zero-width joiner', 'javascript\u200d:alert(1)'],
  ['a script behind a byte order mark', '\ufeffjavascript:alert(1)'],
  ['a script that is shown reversed', '\u202ejavascript:alert(1)'],
  ['a script behind a no-break space', '\u00a0javascript:alert(1)'],
  ['a script as entities', '&#106;avascript:alert(1)'],
  ['a script with the colon as an entity', 'javascript&colon;alert(1)'],
  ['a script percent-encoded', 'javascript%3Aalert(1)'],
  ['a script with slashes', 'javascript://example.com/%0aalert(1)'],
  ['full-width letters', 'ｊavascript:alert(1)'],
  ['inline data', 'data:text/html,<script>alert(1)</script>'],
  ['inline data in another case', 'DATA:text/html;base64,PHNjcmlwdD4='],
  ['another script', 'vbscript:msgbox(1)'],
  ['a blob', 'blob:https://example.com/1'],
  ['a file', 'file:///etc/passwd'],
  ['a view of the source', 'view-source:https://example.com'],
  ['another host without a scheme', '//evil.example/a'],
  ['another host with backslashes', '\\\\evil.example'],
  ['another host with a slash and a backslash', '/\\evil.example'],
  ['another host with a tab', '/\t/evil.example'],
  ['another host without slashes', 'http:evil.example'],
  ['another host with one slash', 'https:/evil.example'],
  ['another host with three slashes', 'https:///evil.example'],
  ['a user name that looks like a host', 'https://www.example.com@evil.example/'],
  ['a user name with a password', 'http://www.example.com:443@evil.example'],
  ['an empty user name', 'https://@evil.example'],
  ['a path without its slash', 'contact'],
  ['a host without its scheme', 'www.example.com'],
  ['an e-mail address with a full-width @', 'mailto:info＠example.com'],
  ['an e-mail address with an ideographic full stop', 'mailto:info@example。com?subject=预约'],
  ['a phone number with a full-width hyphen', 'tel:+86－10－5550'],
  ['no e-mail address', 'mailto:'],
  ['no phone number', 'TEL:'],
  ['nothing', ''],
])('rejects %s', (_, href) => {
  expect(linkProblem(href)).toEqual(expect.any(String));
});

test.each([
  ['java\tscript:alert(1)', 'java\\tscript:alert(1)'],
  ['java\u200bscript:alert(1)', 'java\\u200bscript:alert(1)'],
  ['//evil.example', '//evil.example'],
])('shows hidden characters of %j in the message', (href, shown) => {
  expect(linkProblem(href)).toContain(`"${shown}"`);
});
