import { expect, test } from 'vitest';
import { toHtml } from '../../../scripts/changes/html.ts';
import { toMarkdown } from '../../../scripts/changes/markdown.ts';
import type { Report } from '../../../scripts/changes/report.ts';
import type { PageLink } from '../../../studio/changes/contentChanges.ts';

const page: PageLink = {
  path: '/citizenship/spain',
  titles: { en: 'Spain', zh: '西班牙' },
  urls: {
    en: 'https://www.example.com/citizenship/spain',
    zh: 'https://www.example.com/zh/citizenship/spain',
  },
};

const NOTHING: Report = {
  isFirst: false,
  changed: [],
  added: [],
  removed: [],
  moved: [],
  figures: [],
  hasOtherPictures: false,
  heldBack: [],
};

const full: Report = {
  ...NOTHING,
  changed: [
    {
      locale: 'en',
      page,
      group: 'citizenship.x',
      texts: [
        {
          field: 'overview.title',
          sentences: [{ before: 'Old.', after: 'New.' }, { after: 'More.' }],
        },
      ],
    },
    {
      locale: 'zh',
      page: undefined,
      group: 'site',
      texts: [{ field: 'footer.notice', sentences: [{ before: '旧。' }] }],
    },
  ],
  figures: [
    {
      name: 'minInvestment',
      document: 'program-spain',
      page,
      before: { en: '500,000 EUR', zh: '50万欧元' },
      after: { en: '600,000 EUR', zh: '60万欧元' },
    },
  ],
  heldBack: [
    {
      document: 'program-malta',
      type: 'program',
      title: 'Malta',
      page: '/citizenship/malta',
      kept: true,
      problems: [
        { document: 'program-malta', field: 'hero.title.zh', message: 'is missing: fill it in' },
      ],
      url: 'https://www.example.com/citizenship/malta',
    },
  ],
};

test('renders readable Markdown with links to the pages', () => {
  expect(toMarkdown(full)).toMatchInlineSnapshot(`
    "# Content changes

    1 page changed, words on every page changed, 1 figure changed, 1 document held back.

    ## Held back

    - [program-malta (Malta)](https://www.example.com/citizenship/malta): the page /citizenship/malta keeps its last good text
      - hero.title.zh: is missing: fill it in

    ## Figures

    - [Spain](https://www.example.com/citizenship/spain) minInvestment: 500,000 EUR → 600,000 EUR (50万欧元 → 60万欧元), in program-spain

    ## [Spain](https://www.example.com/citizenship/spain) · English

    **overview.title**

    \`\`\`diff
    - Old.
    + New.
    + More.
    \`\`\`

    ## Every page · 中文

    **footer.notice**

    \`\`\`diff
    - 旧。
    \`\`\`
    "
  `);
});

test('says in Markdown that nothing changed', () => {
  expect(toMarkdown(NOTHING)).toBe('# Content changes\n\nNo text changed.\n');
});

const HOSTILE = '</td><script>alert(1)</script> ```\n# Heading\r[x](javascript:alert(1)) <!-- & "';

const hostile: Report = {
  ...full,
  changed: [
    {
      locale: 'en',
      page: { ...page, titles: { en: HOSTILE, zh: HOSTILE } },
      group: 'citizenship.x',
      texts: [{ field: HOSTILE, sentences: [{ before: HOSTILE, after: HOSTILE }] }],
    },
  ],
  heldBack: [
    {
      document: HOSTILE,
      type: 'program',
      title: HOSTILE,
      kept: false,
      problems: [{ document: HOSTILE, field: HOSTILE, message: HOSTILE }],
      url: page.urls.en,
    },
  ],
};

test('escapes Markdown in texts from the lake', () => {
  const lines = toMarkdown(hostile).split('\n');
  const fence = lines.find((line) => /^`+diff$/.test(line))?.replace('diff', '');
  // Longer than any fence in the text, so that nothing ends the block.
  expect(fence).toBe('````');
  const start = lines.indexOf(`${fence}diff`);
  const end = lines.indexOf(fence ?? '');
  const outside = [...lines.slice(0, start), ...lines.slice(end + 1)];
  expect(lines.slice(start + 1, end).every((line) => /^[-+] /.test(line))).toBe(true);
  expect(outside.filter((line) => line.startsWith('# '))).toEqual(['# Content changes']);
  expect(outside.join('\n')).not.toMatch(/(?<!\\)<|(?<!\\)\[x/);
});

test('escapes HTML in texts from the lake', async () => {
  const html = await toHtml(hostile, 'Release 20260914-101530-123');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).toContain('default-src &#39;none&#39;');
});

test('renders before and after, figures and held-back documents as HTML', async () => {
  const html = await toHtml(full, 'Release 20260914-101530-123');
  for (const part of [
    '<title>Release 20260914-101530-123</title>',
    '<del>Old.</del>',
    '<ins>More.</ins>',
    'minInvestment: 500,000 EUR → 600,000 EUR (50万欧元 → 60万欧元), in program-spain',
    'program-malta (Malta)</a>: the page /citizenship/malta keeps its last good text',
    '<li>hero.title.zh: is missing: fill it in</li>',
    '<a href="https://www.example.com/citizenship/spain" lang="en">Spain</a> · English',
    '<table lang="zh-Hans">',
  ])
    expect(html).toContain(part);
});

test('shows overdue filings prominently in both formats', async () => {
  const copy = {
    titles: page.titles,
    url: page.urls.en,
    due: '2026-11-02',
    timeZone: 'US Eastern',
    isNew: false,
  };
  const due: Report = { ...NOTHING, filings: [{ ...copy, isOverdue: false }] };
  const overdue: Report = { ...NOTHING, filings: [{ ...copy, isOverdue: true }] };
  expect(toMarkdown(overdue)).toContain('by 2026-11-02 (US Eastern), **overdue**');
  expect(await toHtml(overdue, 'x')).toMatch(/<span class="failed">overdue<\/span>/);
  expect(toMarkdown(due)).not.toContain('overdue');
});
