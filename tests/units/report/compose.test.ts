import { expect, test } from 'vitest';
import { sitePages } from '../../../locales/sitePages.ts';
import { composeReport } from '../../../scripts/changes/report.ts';
import type { PulledContent } from '../../../scripts/content/pulledContent.ts';
import { summarise } from '../../../studio/changes/summary.ts';
import { smallContent } from '../../publish/support/smallContent.ts';

const ORIGIN = 'https://www.harbor.example';
const before = smallContent();

const report = (change: (content: PulledContent) => void) => {
  const after = structuredClone(before);
  change(after);
  return composeReport(before, after, [], ORIGIN);
};

/** The site's catalogues are read-only. */
function write({ catalogues }: PulledContent, locale: 'en' | 'zh', key: string, text: string) {
  Object.assign(catalogues[locale], { [key]: text });
}

const [program, other] = before.site.programs;
if (!program || !other) throw new Error('The small content has two programmes');

test('reports nothing without a change', () => {
  const nothing = report(() => {});
  expect(nothing).toEqual({
    isFirst: false,
    changed: [],
    added: [],
    removed: [],
    moved: [],
    figures: [],
    hasOtherPictures: false,
    heldBack: [],
  });
  expect(summarise(nothing)).toBe('no text changed');
});

const picture = { name: 'a.jpg', width: 40, height: 50, preview: null };
const member = { id: 'a', path: '/team/a', group: 'team.a', photo: picture, carousel: [picture] };

/** Content with members whose pages have no texts. */
const withTeam = (...team: readonly object[]) =>
  Object.assign(structuredClone(before), { site: { ...before.site, team } });

test.each([
  ['photo', { photo: { ...picture, name: 'b.jpg' } }],
  ['gallery', { carousel: [{ ...picture, name: 'b.jpg' }] }],
])('reports a change of only %s as one of pictures', (_, change) => {
  const report = composeReport(withTeam(member), withTeam({ ...member, ...change }), [], ORIGIN);
  expect(summarise(report)).toBe('only pictures changed');
});

test('reports a change of only the picture of shared links as one of pictures', () => {
  const share = ({ site }: PulledContent) => Object.assign(site, { share: '/images/b.jpg' });
  expect(summarise(report(share))).toBe('only pictures changed');
});

test('does not report a new order of pages as a change of pictures', () => {
  const other = { ...member, id: 'b', path: '/team/b', photo: { ...picture, name: 'b.jpg' } };
  const report = composeReport(withTeam(member, other), withTeam(other, member), [], ORIGIN);
  expect(summarise(report)).toBe('no text changed');
});

test('reports a changed sentence with its page, language and field', () => {
  const key = `${program.group}.overview.description1`;
  const text = before.catalogues.zh[key] ?? '';
  const changed = report((content) => write(content, 'zh', key, `${text}现在更快。`));
  expect(changed.changed).toEqual([
    {
      locale: 'zh',
      group: program.group,
      page: {
        path: program.path,
        titles: {
          en: before.catalogues.en[`${program.group}.seo.title`],
          zh: before.catalogues.zh[`${program.group}.seo.title`],
        },
        urls: { en: `${ORIGIN}${program.path}`, zh: `${ORIGIN}/zh${program.path}` },
      },
      texts: [{ field: 'overview.description1', sentences: [{ after: '现在更快。' }] }],
    },
  ]);
  expect(summarise(changed)).toBe('1 page changed in Chinese');
});

test('reports texts of every page once', () => {
  const changed = report((content) => {
    write(content, 'en', 'nav.entries.0.label', 'Start');
    write(content, 'zh', 'nav.entries.0.label', '开始');
  });
  expect(changed.changed.map(({ locale, page }) => ({ locale, page }))).toEqual([
    { locale: 'en', page: undefined },
    { locale: 'zh', page: undefined },
  ]);
  expect(summarise(changed)).toBe('words on every page changed');
});

test('reports rich text by sentence, ignoring moves', () => {
  const block = (index: number, text: string) => ({
    [`home.story.${index}._key`]: `k${index}`,
    [`home.story.${index}._type`]: 'block',
    [`home.story.${index}.style`]: 'normal',
    [`home.story.${index}.children.0._type`]: 'span',
    [`home.story.${index}.children.0.text`]: text,
    [`home.story.${index}.children.1.text`]: ' And bold.',
    [`home.story.${index}.children.1.marks.0`]: 'strong',
  });
  const withBlocks = (...blocks: object[]) => {
    const content = structuredClone(before);
    Object.assign(content.catalogues.en, ...blocks);
    return content;
  };
  const { changed } = composeReport(
    withBlocks(block(0, 'First.'), block(1, 'Second.')),
    withBlocks(block(0, 'New.'), block(1, 'First.'), block(2, 'Second.')),
    [],
    ORIGIN,
  );
  expect(changed[0]?.texts).toEqual([
    { field: 'story', sentences: [{ after: 'New.' }, { after: 'And bold.' }] },
  ]);
});

test('reports a figure in the form of each language, and not also as a text of the strip', () => {
  const changed = report((content) => {
    const [first] = content.site.programs;
    const figure = first?.figures.find(({ name }) => name === 'firstStage');
    if (!first || !figure) throw new Error('The programme has a processing time');
    Object.assign(figure, { value: 7, upTo: 9 });
    write(content, 'en', `${first.group}.figures.firstStage.text`, '7–9 months');
  });
  expect(changed.figures).toMatchObject([
    {
      name: 'firstStage',
      document: program.id,
      page: { path: program.path },
      after: { en: '7–9 months', zh: '7–9个月' },
    },
  ]);
  expect(changed.figures[0]?.before?.en).toMatch(/months$/);
  expect(changed.changed).toEqual([]);
  expect(summarise(changed)).toBe('1 figure changed');
});

test('reports a changed source of a figure, and that its review is overdue', () => {
  const figure = `${program.group}.figures.firstStage`;
  const changed = report((content) => {
    write(content, 'en', `${figure}.source`, 'Another law');
    write(content, 'zh', `${figure}.review`, '2026年12月起复核中');
  });
  expect(changed.changed.map(({ locale, texts }) => [locale, texts[0]?.field])).toEqual([
    ['en', 'figures.firstStage.source'],
    ['zh', 'figures.firstStage.review'],
  ]);
});

test('reports new, removed and moved pages by document', () => {
  const changed = report(({ site, catalogues }) => {
    const moved = { ...program, path: '/citizenship/elsewhere', group: 'citizenship.elsewhere' };
    const added = {
      ...program,
      id: 'fresh',
      path: '/citizenship/fresh',
      group: 'citizenship.fresh',
    };
    site.programs.splice(0, 2, moved, added);
    for (const catalogue of [catalogues.en, catalogues.zh])
      for (const [key, text] of Object.entries(catalogue))
        if (key.startsWith(`${program.group}.`))
          Object.assign(catalogue, { [key.replace(program.group, moved.group)]: text });
  });
  expect(changed.added.map(({ path }) => path)).toEqual(['/citizenship/fresh']);
  expect(changed.removed.map(({ path }) => path)).toEqual([other.path]);
  expect(changed.moved.map(({ path, from }) => ({ path, from }))).toEqual([
    { path: '/citizenship/elsewhere', from: program.path },
  ]);
  // The menu leads to the removed page no longer.
  expect(changed.changed.map(({ group }) => group)).toEqual(['nav', 'nav']);
  expect(summarise(changed)).toBe(
    'words on every page changed, 1 page added, 1 page removed, 1 page moved',
  );
});

test('reports everything as new the first time', () => {
  const first = composeReport(undefined, before, [], ORIGIN);
  const pages = sitePages(before.site).length;
  expect(first.added).toHaveLength(pages);
  expect(summarise(first)).toBe(`${pages} pages, the first time`);
});

test('counts a held-back document once, however many problems it has', () => {
  const document = 'program-x';
  const problems = ['title.en', 'title.zh'].map((field) => ({
    document,
    field,
    message: 'is missing: fill it in',
  }));
  const held = { document, type: 'program', page: '/citizenship/x', kept: true, problems };
  const { heldBack, ...rest } = composeReport(before, before, [held], ORIGIN);
  expect(heldBack).toEqual([{ ...held, url: `${ORIGIN}/citizenship/x` }]);
  expect(summarise({ ...rest, heldBack })).toBe('1 document held back');
});
