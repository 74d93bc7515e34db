import { describe, expect, test } from 'vitest';
import { audit, insert, replace } from './fixture.ts';

describe('headings', () => {
  const main = (count: number) =>
    `/ | headings: the page has ${count} h1: screen readers announce a single one as the topic of the page | make the title of the page its only h1`;
  const LOST = 'readers who navigate by headings look for the missing level';

  test('rejects two h1', async () => {
    expect(await audit(insert('index.html', '<h1>x</h1>'))).toEqual([main(2)]);
  });

  test('rejects a page without h1', async () => {
    const problems = await audit(
      replace('index.html', '<h1>Where should your family live?</h1>', '<h2>x</h2>'),
    );
    expect(problems).toEqual([
      main(0),
      `/ | headings: <h2> "x" follows no heading: ${LOST} | make it <h1>, or add the missing heading before it`,
    ]);
  });

  test('rejects a skipped level', async () => {
    expect(await audit(insert('index.html', '<h2>a</h2><h4>b</h4><h2>c</h2>'))).toEqual([
      `/ | headings: <h4> "b" follows <h2>: ${LOST} | make it <h3>, or add the missing heading before it`,
    ]);
  });
});

test('rejects a duplicate id', async () => {
  expect(await audit(insert('about.html', '<p id="team">x</p>'))).toEqual([
    '/about | unique ids: the id "team" appears 2 times: links and labels reach only the first | give each element its own id',
  ]);
});

describe('landmarks', () => {
  test.each(['header', 'nav', 'footer'])('rejects a page without %s', async (name) => {
    const problems = await audit(
      replace('index.html', `<${name}>`, '<div>'),
      replace('index.html', `</${name}>`, '</div>'),
    );
    expect(problems).toEqual([
      `/ | landmarks: the page has no <${name}>: screen reader users navigate by landmarks and cannot find it | render the page inside Shell (components/site/Shell.tsx)`,
    ]);
  });

  test('rejects two main elements', async () => {
    expect(await audit(replace('index.html', '<footer>', '<main>x</main><footer>'))).toEqual([
      '/ | landmarks: the page has more than one <main>: "skip to content" leads to only one of them | keep the <main> of Shell and turn the others into sections',
    ]);
  });
});

describe('pictures', () => {
  const tell = (name: string, reason: string, fix: string) =>
    `/about | pictures: <img src="/images/grace-400.jpg"> has no ${name}: ${reason} | ${fix}`;
  const JUMPS = 'the text below it jumps when it loads';

  test.each([
    [
      'alt="Portrait of Grace Lin"',
      tell(
        'alt',
        'screen readers read out its file name instead',
        'describe it in the Studio, or write alt="" if it only decorates',
      ),
    ],
    ['width="400"', tell('width', JUMPS, 'write its width in pixels')],
    ['height="500"', tell('height', JUMPS, 'write its height in pixels')],
  ])('rejects a picture without %s', async (attribute, problem) => {
    expect(await audit(replace('about.html', attribute, ''))).toEqual([problem]);
  });
});

describe('link words', () => {
  const link = (words: string) => `<a href="/about" aria-label="More about the firm">${words}</a>`;

  test('rejects a name that search engines do not read', async () => {
    expect(await audit(insert('index.html', link('More')))).toEqual([
      '/ | link words: the link "More" is called "More about the firm" by its aria-label alone: search engines read the text, which does not say where it leads | put the name into the link, visually hidden, and hide the short words from screen readers',
    ]);
  });

  test.each(['', '<img src="/images/grace-400.jpg" alt="" width="4" height="3">'])(
    'accepts a link without visible words: "%s"',
    async (words) => {
      expect(await audit(insert('index.html', link(words)))).toEqual([]);
    },
  );
});

describe('names', () => {
  const SVG = '<svg aria-hidden="true"><title>x</title></svg>';
  const FIX = 'give it text, visually hidden if necessary, or an aria-label from the catalogue';

  test.each([
    [`<a class="card" href="/about">${SVG}</a>`, '<a class="card" href="/about">', 'link'],
    ['<button type="button"></button>', '<button type="button">', 'button'],
    [
      '<button type="button" aria-labelledby="none"> </button>',
      '<button type="button" aria-labelledby="none">',
      'button',
    ],
  ])('rejects %s', async (markup, tag, role) => {
    expect(await audit(insert('index.html', markup))).toEqual([
      `/ | names: ${tag} has no name: screen readers say only "${role}" | ${FIX}`,
    ]);
  });

  test.each([
    `<a href="/about">${SVG}<span>About</span></a>`,
    '<a href="/about"><img src="/images/share.jpg" alt="About" width="1" height="1"></a>',
    '<h2 id="label">Team</h2><button aria-labelledby="label"></button>',
    '<button title="Close"></button>',
  ])('accepts %s', async (markup) => {
    expect(await audit(insert('index.html', markup))).toEqual([]);
  });
});
