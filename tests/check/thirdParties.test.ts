import { describe, expect, test } from 'vitest';
import { audit, insert, replace, write } from './fixture.ts';

const OTHER = "another firm learns of every visit, and the site's security policy blocks it";
const POLICY = "the server's security policy forbids it, so browsers ignore it";

describe('other origins', () => {
  test.each([
    [
      '<img src="https://cdn.sanity.io/a.jpg" alt="" width="1" height="1">',
      '<img src="https://cdn.sanity.io/a.jpg">',
    ],
    ['<iframe src="//maps.example"></iframe>', '<iframe src="//maps.example">'],
    ['<link rel="preconnect" href="https://fonts.example">', '<link href="https://fonts.example">'],
    ['<form action="https://forms.example"></form>', '<form action="https://forms.example">'],
    [
      '<img src="data:image/gif;base64,R0lG" alt="" width="1" height="1">',
      '<img src="data:image/gif;base64,R0lG">',
    ],
  ])('rejects %s', async (markup, written) => {
    expect(await audit(insert('index.html', markup))).toEqual([
      `/ | other origins: ${written} does not come from this site: ${OTHER} | keep a copy in public/ and use that`,
    ]);
  });

  test('accepts a form that prepares an e-mail', async () => {
    expect(await audit(insert('index.html', '<form action="mailto:a@b.example"></form>'))).toEqual(
      [],
    );
  });
});

describe('other connections', () => {
  test.each([
    ['assets/metrics.js', 'fetch("https://count.example/hit")', 'fetch("https://count.example/hit'],
    ['assets/metrics.js', 'import("https://cdn.example/x.js")', 'import("https://cdn.example/x.js'],
    [
      'assets/style.css',
      '@font-face { src: url(/assets/face.woff2) } @import "https://fonts.example/a.css";',
      '@import "https://fonts.example/a.css',
    ],
    [
      'assets/style.css',
      'p { background: url(data:image/gif;base64,R0lG) } b { src: url(/assets/face.woff2) }',
      'url(data:image/gif;base64,R0lG',
    ],
  ])('rejects in %s: %s', async (file, content, found) => {
    expect(await audit(write(file, content))).toEqual([
      `/${file} | other connections: ${found} does not come from this site: ${OTHER} | keep a copy in public/ and use that, or leave it out`,
    ]);
  });
});

describe('inline code', () => {
  test.each([
    ['<script>go()</script>', '<script> "go()"', 'move it into a separate file'],
    ['<style>p {}</style>', '<style> "p {}"', 'move the rules into a style sheet'],
    ['<p style="color: red">x</p>', '<p style="color: red">', 'use a class'],
    ['<p onclick="go()">x</p>', '<p onclick="go()">', 'add the listener in a script file'],
    [
      '<a href="javascript:go()">x</a>',
      '<a href="javascript:go()">',
      'make it a button with a listener',
    ],
  ])('rejects %s', async (markup, found, fix) => {
    expect(await audit(insert('index.html', markup))).toEqual([
      `/ | inline code: ${found} is in the page: ${POLICY} | ${fix}`,
    ]);
  });

  test('accepts structured data', async () => {
    const data = '<script type="application/ld+json">{}</script></head>';
    expect(await audit(replace('index.html', '</head>', data))).toEqual([]);
  });
});
