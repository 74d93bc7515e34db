import type { Question } from '../../support/ask.ts';
import { FONT, PICTURE, SCRIPT, STYLE } from './builtSite.ts';

/** A request and what a visitor gets, whatever server answers. */
export interface Case extends Question {
  /** Any of these. */
  readonly status: readonly number[];
  readonly location?: string;
  /** `<html lang>` of the answer. */
  readonly language?: 'en' | 'zh-Hans';
  readonly type?: RegExp;
  /** `Content-Encoding`; what it unpacks to is the named file. */
  readonly encoding?: 'br' | 'gzip' | 'none';
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

/** The server's parser may refuse it before anything of ours sees it. */
const hostile = (target: string): Case => ({ target, status: [400, 404, 414, 431] });

const file = (target: string, type: RegExp, caching: Case['caching'] = 'revalidated'): Case => ({
  target,
  status: [200],
  type,
  caching,
});

const coded = (target: string, accepted: string, encoding: Case['encoding']): Case => ({
  target,
  headers: { 'accept-encoding': accepted },
  status: [200],
  encoding,
});

const READ: readonly Case[] = [
  page('/', 'en'),
  page('/zh', 'zh-Hans'),
  page('/about', 'en'),
  page('/zh/citizenship/spain', 'zh-Hans'),
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
  file('/sitemap.xml', /^(?:text|application)\/xml/),
];

const MOVED: readonly Case[] = [
  moved('/About', '/about'),
  moved('/about/', '/about'),
  moved('/about//', '/about'),
  moved('/about.html', '/about'),
  moved('/ABOUT.HTML/', '/about'),
  moved('/Zh/Citizenship/SPAIN/', '/zh/citizenship/spain'),
  moved('/index', '/'),
  moved('/index.html', '/'),
  moved('/INDEX.HTML', '/'),
  moved('//', '/'),
  moved('/zh/', '/zh'),
  moved('/ZH', '/zh'),
  moved('/zh.html', '/zh'),
  moved('/zh/index.html', '/zh'),
  moved('/citizenship/', '/citizenship'),
  moved('/citizenship/index.html', '/citizenship'),
  moved('/citizenship/turkiye', '/citizenship/turkey'),
  moved('/citizenship/turkiye/', '/citizenship/turkey'),
  moved('/citizenship/turkiye.html', '/citizenship/turkey'),
  moved('/citizenship/turkiye/index.html', '/citizenship/turkey'),
  moved('/ZH/Citizenship/Saint-Lucia', '/zh/citizenship/st-lucia'),
  moved('/About/?utm_source=a&b=%E4%B8%AD', '/about?utm_source=a&b=%E4%B8%AD'),
  moved('/ZH/contact.html?a=1?2', '/zh/contact?a=1?2'),
  moved('/citizenship/turkiye?x=1', '/citizenship/turkey?x=1'),
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
  // The pages themselves have no address: a search engine would list them.
  missing('/404'),
  missing('/404.HTML'),
  missing('/zh/404', 'zh-Hans'),
  missing('/zh/404.html', 'zh-Hans'),
];

/** Files that lie in or beside the site and are no part of it. */
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
  ...['/', '/zh/citizenship/spain', STYLE, SCRIPT, '/sitemap.xml'].flatMap((target) => [
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
];

/** Requests in groups, each a table of its own. */
export const GROUPS = {
  'pages and files': READ,
  'other spellings and former addresses': MOVED,
  'what is not there': MISSING,
  'what is not served': UNSERVED,
  'hostile paths': HOSTILE,
  codings: CODED,
  methods: METHODS,
} as const satisfies Readonly<Record<string, readonly Case[]>>;
