import { site } from '../../support/content.ts';
import type { RawRequest } from '../../support/sendRequest.ts';
import { FONT, PICTURE, RULES, SCRIPT, STYLE } from './builtSite.ts';

/** A Chinese page in a folder. */
const COUNTRY = `/zh${site.programs[0]?.path}`;

/** A page whose address is also a folder of pages. */
const INDEX = COUNTRY.slice('/zh'.length, COUNTRY.lastIndexOf('/'));

/** A former address of a page. */
const FORMER = site.redirects.slice(0, 1);

type Encoding = 'br' | 'gzip' | 'none';

/** A request and the expected response, from any server. */
export interface Case extends RawRequest {
  /** Any of these. */
  readonly status: readonly number[];
  readonly location?: string;
  /** `<html lang>` of the response. */
  readonly language?: 'en' | 'zh-Hans';
  readonly type?: RegExp;
  /** `Content-Encoding`, any of these; the decoded body is the named file. */
  readonly encoding?: readonly Encoding[];
  readonly caching?: 'immutable' | 'revalidated';
  readonly isEmpty?: boolean;
}

const page = (target: string, language: 'en' | 'zh-Hans'): Case => ({
  target,
  status: [200],
  language,
  type: /^text\/html; ?charset=utf-8$/i,
  caching: 'revalidated',
});

const moved = (target: string, location: string): Case => ({
  target,
  status: [301],
  location,
  caching: 'revalidated',
});

const missing = (target: string, language: 'en' | 'zh-Hans' = 'en'): Case => ({
  ...page(target, language),
  status: [404],
});

/** The server's parser may reject it first. */
const hostile = (target: string): Case => ({ target, status: [400, 404, 414, 431] });

const file = (target: string, type: RegExp, caching: Case['caching'] = 'revalidated'): Case => ({
  target,
  status: [200],
  type,
  caching,
});

const coded = (target: string, accepted: string, ...encoding: Encoding[]): Case => ({
  target,
  headers: { 'accept-encoding': accepted },
  status: [200],
  encoding,
});

const READ: readonly Case[] = [
  page('/', 'en'),
  page('/zh', 'zh-Hans'),
  page('/about', 'en'),
  page(COUNTRY, 'zh-Hans'),
  page('/about?utm_source=a', 'en'),
  page('/about?', 'en'),
  page('/about?a=../..', 'en'),
  page('/about?%00', 'en'),
  page('/?%0d%0aSet-Cookie:%20a=1', 'en'),
  file(SCRIPT, /^text\/javascript/, 'immutable'),
  file(STYLE, /^text\/css/, 'immutable'),
  file(FONT, /^font\/woff2$/, 'immutable'),
  file(PICTURE, /^image\/avif$/, 'immutable'),
  file('/favicon.svg', /^image\/svg\+xml/),
  file('/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/),
  file('/robots.txt', /^text\/plain/),
  file(RULES, /^application\/speculationrules\+json$/),
  file('/sitemap.xml', /^(?:text|application)\/xml/),
];

const MOVED: readonly Case[] = [
  moved('/About', '/about'),
  moved('/about/', '/about'),
  moved('/about//', '/about'),
  moved('/about.html', '/about'),
  moved('/ABOUT.HTML/', '/about'),
  moved(`/Zh${COUNTRY.slice(3).toUpperCase()}/`, COUNTRY),
  moved('/index', '/'),
  moved('/index.html', '/'),
  moved('/INDEX.HTML', '/'),
  moved('//', '/'),
  moved('/zh/', '/zh'),
  moved('/ZH', '/zh'),
  moved('/zh.html', '/zh'),
  moved('/zh/index.html', '/zh'),
  moved(`${INDEX}/`, INDEX),
  moved(`${INDEX}/index.html`, INDEX),
  ...FORMER.flatMap(({ from, to }) => [
    moved(from, to),
    moved(`${from}/`, to),
    moved(`${from}.html`, to),
    moved(`${from}/index.html`, to),
    moved(`/ZH${from.toUpperCase()}`, `/zh${to}`),
    moved(`${from}?x=1`, `${to}?x=1`),
  ]),
  moved('/About/?utm_source=a&b=%E4%B8%AD', '/about?utm_source=a&b=%E4%B8%AD'),
  moved('/ZH/contact.html?a=1?2', '/zh/contact?a=1?2'),
  moved('/About?%0d%0aSet-Cookie:%20a=1', '/about?%0d%0aSet-Cookie:%20a=1'),
  moved('/About?//evil.example', '/about?//evil.example'),
];

const MISSING: readonly Case[] = [
  missing('/nowhere'),
  missing('/citizenship/atlantis'),
  missing('/zhejiang'),
  missing('/assets/gone.js'),
  missing('/images/'),
  missing('/assets'),
  missing('/zh/nowhere', 'zh-Hans'),
  missing('/ZH/Nowhere?x', 'zh-Hans'),
  missing('/zh/assets/gone.js', 'zh-Hans'),
  missing('/zh/%E5%85%B3%E4%BA%8E', 'zh-Hans'),
  // The HTML files have no URLs of their own, which search engines would index.
  missing('/404'),
  missing('/404.HTML'),
  missing('/zh/404', 'zh-Hans'),
  missing('/zh/404.html', 'zh-Hans'),
];

/** Files in or beside the site that are not part of it. */
const UNSERVED: readonly Case[] = [
  missing('/_redirects'),
  missing('/_REDIRECTS'),
  missing('/_headers'),
  missing('/about.html.br'),
  missing('/about.html.gz'),
  missing('/index.html.BR'),
  missing(`${SCRIPT}.br`),
  missing('/report.json'),
  missing('/report.html'),
  missing('/hosting/nginx/routes.map'),
  missing('/.git/config'),
  missing('/.env'),
  missing('/.vite/manifest.json'),
  missing('/assets/.vite/manifest.json'),
];

const HOSTILE: readonly Case[] = [
  '//evil.example',
  '//evil.example/about',
  '//evil.example/%2e%2e',
  '//evil.example/..',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example',
  '/zh//about',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/report.json',
  '/%2E%2E/hosting/nginx/routes.map',
  '/x/../about',
  '/assets/../../hosting/nginx/headers.conf',
  '/assets/..;/about',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/\u00ff\u00fe',
  '/%00',
  '/about%00.html',
  '/about%0d%0aSet-Cookie:%20a=1',
  '/ABOUT%0D%0ALocation:%20//evil.example',
  '/About%20',
  '/%41bout',
  '/about;x=1',
  '/about:80',
  '/$%7Bjndi:x%7D',
  '/zh/..',
  '/./about',
  `/${'a'.repeat(5_000)}`,
  `/${'a/'.repeat(4_000)}`,
  `/${'A'.repeat(9_000)}`,
].map(hostile);

const CODED: readonly Case[] = [
  ...['/', COUNTRY, STYLE, SCRIPT, '/sitemap.xml'].flatMap((target) => [
    coded(target, 'identity', 'none'),
    coded(target, 'gzip', 'gzip'),
    coded(target, 'br', 'br'),
    coded(target, 'gzip, deflate, br, zstd', 'br'),
  ]),
  coded('/about', '', 'none'),
  coded('/about', 'deflate', 'none'),
  coded('/about', 'br;q=0, gzip', 'gzip'),
  coded('/about', 'br;q=0.0, gzip;q=0', 'none'),
  coded('/about', 'gzip;q=1.0, br;q=1.0', 'br'),
  coded('/robots.txt', 'br, gzip', 'none'),
  coded('/about', 'BR', 'br'),
  coded('/about', '*;q=0', 'none'),
  ...['sbr', 'brx', 'brotli', 'xgzip', 'br-x', '', ',,;', ';q=1'].map((accepted) =>
    coded('/about', accepted, 'none'),
  ),
  // Not every server supports weights, wildcards and strict parsing.
  coded('/about', 'x br', 'br', 'none'),
  coded('/about', 'br;q=0.0.0', 'br', 'none'),
  coded('/about', '*', 'br', 'none'),
  coded('/about', 'br;q=0, *', 'gzip', 'none'),
  coded('/about', 'gzip;q=1, br;q=0.1', 'gzip', 'br'),
  coded('/about', 'identity, gzip;q=0.5', 'gzip', 'none'),
  coded('/about', 'identity;q=0', 'none'),
  coded('/about', `${'x, '.repeat(1_000)}br`, 'br'),
];

const ranged = (range: string, ...status: number[]): Case[] => [
  ...[PICTURE, '/about', '/robots.txt'].map((target) => ({ target, headers: { range }, status })),
  // A server may ignore it, because ranges only apply to GET.
  { target: PICTURE, method: 'HEAD', headers: { range }, status: [200, ...status], isEmpty: true },
];

const HUGE = '9'.repeat(30);

const RANGES: readonly Case[] = [
  ...ranged('bytes=0-0', 206),
  ...ranged('bytes=-5', 206),
  ...ranged('bytes=10-', 206),
  ...ranged('bytes=7-8', 206),
  ...ranged('bytes=10-5', 200, 416),
  ...ranged('bytes=-0', 200, 206, 416),
  ...ranged('bytes=99999999-', 416),
  ...ranged(`bytes=0-${HUGE}`, 200, 206, 416),
  ...ranged(`bytes=-${HUGE}`, 200, 206, 416),
  ...ranged(`bytes=${HUGE}-`, 200, 416),
  ...ranged(`bytes=1e3-${HUGE}`, 200, 416),
  ...ranged('bytes=0-0,2-3', 200, 206),
  ...ranged(`bytes=${'0-,'.repeat(500)}0-`, 200, 206, 416),
  ...[
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=--1',
    'bytes=0x1-2',
    'lines=0-1',
    '0-1',
  ].flatMap((range) => ranged(range, 200, 416)),
];

const withHeaders = (headers: Readonly<Record<string, string>>, ...status: number[]): Case => ({
  target: '/about',
  headers,
  status,
});

const HEADERS: readonly Case[] = [
  // nginx closes the connection after these.
  withHeaders({ 'if-match': '"x"', connection: 'close' }, 412),
  withHeaders({ 'if-unmodified-since': 'Sun, 06 Nov 1994 08:49:37 GMT', connection: 'close' }, 412),
  withHeaders({ 'if-none-match': '*' }, 200, 304),
  withHeaders({ 'if-none-match': '"' }, 200),
  withHeaders({ 'if-none-match': '"x", W/"y", z' }, 200),
  withHeaders(
    { 'if-none-match': '"x"', 'if-modified-since': 'Fri, 31 Dec 2199 23:59:59 GMT' },
    200,
  ),
  withHeaders({ 'if-modified-since': 'yesterday' }, 200),
  withHeaders({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 200),
  withHeaders({ range: 'bytes=0-0', 'if-range': '"x"' }, 200),
  withHeaders({ range: 'bytes=0-0', 'if-range': 'yesterday' }, 200),
  withHeaders({ expect: '100-continue' }, 200),
  withHeaders({ upgrade: 'websocket', connection: 'upgrade' }, 200),
  withHeaders({ 'x-http-method-override': 'DELETE' }, 200),
  withHeaders({ 'x-original-url': '/_redirects', 'x-rewrite-url': '/_redirects' }, 200),
  withHeaders({ authorization: `Basic ${'A'.repeat(5_000)}` }, 200),
  withHeaders({ cookie: 'a=1; '.repeat(1_000) }, 200),
  withHeaders({ accept: '\u00ff'.repeat(100), 'accept-language': 'zh;q=x' }, 200),
  withHeaders(
    Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`x-${index}`, 'a'])),
    200,
  ),
  withHeaders({ 'x-long': 'a'.repeat(40_000) }, 200, 400, 431),
  { ...moved('/About', '/about'), headers: { 'x-forwarded-host': 'evil.example', via: 'x' } },
];

const METHODS: readonly Case[] = [
  { target: '/about', method: 'HEAD', status: [200], caching: 'revalidated', isEmpty: true },
  { target: '/About', method: 'HEAD', status: [301], location: '/about', isEmpty: true },
  { target: '/nowhere', method: 'HEAD', status: [404], caching: 'revalidated', isEmpty: true },
  { target: SCRIPT, method: 'HEAD', status: [200], caching: 'immutable', isEmpty: true },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
    ['/contact', '/About', '/nowhere', SCRIPT].map((target) => ({
      target,
      method,
      status: [405],
    })),
  ),
  // The server's parser may know none of these.
  ...['TRACE', 'PROPFIND', 'BREW'].map((method) => ({
    target: '/contact',
    method,
    status: [400, 405, 501],
  })),
];

/** Requests in groups; each is a table of its own. */
export const GROUPS = {
  'pages and files': READ,
  'other spellings and former addresses': MOVED,
  'what is not there': MISSING,
  'what is not served': UNSERVED,
  'hostile paths': HOSTILE,
  codings: CODED,
  ranges: RANGES,
  headers: HEADERS,
  methods: METHODS,
} as const satisfies Readonly<Record<string, readonly Case[]>>;
