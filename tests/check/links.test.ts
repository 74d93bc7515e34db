import { describe, expect, test } from 'vitest';
import { audit, insert, remove, replace } from './fixture.ts';

test('accepts a clean site', async () => {
  expect(await audit()).toEqual([]);
});

describe('links', () => {
  const NOWHERE =
    'leads nowhere: the site has no page or file there, and visitors get "not found" | correct the address, or add the page or file; in a document, correct it in the Studio, then run npm run pull';
  const redirect = (to: string) =>
    `leads to a redirect: visitors wait for a second response, and search engines give the link less weight | write ${to}`;

  test.each([
    ['<a href="/abot">x</a>', `<a href="/abot"> ${NOWHERE}`],
    ['<a href="">x</a>', `<a href=""> ${NOWHERE}`],
    ['<a href="http://">x</a>', `<a href="http://"> ${NOWHERE}`],
    ['<a href="/images/none.pdf">x</a>', `<a href="/images/none.pdf"> ${NOWHERE}`],
    ['<video poster="/images/none.jpg"></video>', `<video poster="/images/none.jpg"> ${NOWHERE}`],
    [
      '<img src="/images/share.jpg" srcset="/images/share.jpg 1x, /images/two.jpg 2x" alt="" width="1" height="1">',
      `<img srcset="/images/two.jpg"> ${NOWHERE}`,
    ],
    ['<a href="/about/">x</a>', `<a href="/about/"> ${redirect('/about')}`],
    ['<a href="/About#team">x</a>', `<a href="/About#team"> ${redirect('/about#team')}`],
    ['<a href="/about.html">x</a>', `<a href="/about.html"> ${redirect('/about')}`],
    ['<a href="/index.html">x</a>', `<a href="/index.html"> ${redirect('/')}`],
    ['<a href="/firm">x</a>', `<a href="/firm"> ${redirect('/about')}`],
    [
      '<a href="https://www.example.com/about/">x</a>',
      `<a href="https://www.example.com/about/"> ${redirect('/about')}`,
    ],
    [
      '<script type="application/ld+json">{"item":"https://www.example.com/abot"}</script>',
      `"item":"https://www.example.com/abot" ${NOWHERE}`,
    ],
    [
      '<script type="application/ld+json">{"url": "https://www.example.com/firm"}</script>',
      `"url": "https://www.example.com/firm" ${redirect('/about')}`,
    ],
  ])('rejects %s', async (markup, problem) => {
    expect(await audit(insert('index.html', markup))).toEqual([`/ | links: ${problem}`]);
  });

  test.each([
    '<a href="about">x</a>',
    '<a href="?from=card">x</a>',
    '<a href="/about?from=card#team">x</a>',
    '<a href="tel:+17135550142">x</a>',
    '<a href="https://other.example/">x</a>',
  ])('accepts %s', async (markup) => {
    expect(await audit(insert('index.html', markup))).toEqual([]);
  });

  test('rejects a missing picture of shared links', async () => {
    const problems = await audit(remove('images/share.jpg'));
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe(
      `/about | links: <meta content="https://www.example.com/images/share.jpg"> ${NOWHERE}`,
    );
  });
});

describe('fragments', () => {
  const lacks = (path: string, id: string) =>
    `names a section that ${path} lacks: the browser stays at the top of the page | give an element of ${path} the id "${id}", or name one of its own ids`;

  test('rejects an unknown id on the target page', async () => {
    expect(await audit(replace('zh.html', '/zh/about#team', '/zh/about#story'))).toEqual([
      `/zh | fragments: <a href="/zh/about#story"> ${lacks('/zh/about', 'story')}`,
    ]);
  });

  test('rejects an unknown id on the page itself', async () => {
    expect(await audit(insert('index.html', '<a href="#team">x</a>'))).toEqual([
      `/ | fragments: <a href="#team"> ${lacks('/', 'team')}`,
    ]);
  });

  test('decodes fragments before comparing them with ids', async () => {
    const section = '<h2 id="团队">x</h2><a href="#%E5%9B%A2%E9%98%9F">x</a><a href="#">x</a>';
    expect(await audit(insert('index.html', section))).toEqual([]);
  });
});

test('rejects nested links', async () => {
  const nested = '<a href="/about">one <em><a href="/">two</a></em></a>';
  expect(await audit(insert('index.html', nested))).toEqual([
    '/ | nested links: the link "two" is inside another link: browsers close the outer link there, so the rest of its text is not a link | keep only one link around this text; in a document, correct it in the Studio, then run npm run pull',
  ]);
});

describe('redirect pages', () => {
  const leads = (to: string, what: string, hint: string) =>
    `/firm | redirect pages: it leads to "${to}", which is ${what}: visitors who follow an old link get lost | correct the redirect in the Studio${hint}, then run npm run pull`;

  test.each([
    ['/gone', leads('/gone', 'not a page', '')],
    ['/about/', leads('/about/', 'another redirect', ' to /about')],
  ])('rejects a redirect to %s', async (target, problem) => {
    expect(await audit(replace('firm.html', 'url=/about', `url=${target}`))).toEqual([problem]);
  });
});
