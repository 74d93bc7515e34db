import { describe, expect, test } from 'vitest';
import { parseSynonyms } from '../../components/islands/search/query.ts';
import { searchLoadedIndex } from '../../components/islands/search/searchSite.ts';
import { type Locale, mapLocales } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import { sectionsOf } from '../../locales/sections.ts';
import { searchEntries } from '../../scripts/build/search/entries.ts';
import { catalogues, content, site } from '../support/content.ts';

/** Queries of families, and a page that must be among the first five. */
const QUERIES: Readonly<Record<Locale, readonly (readonly [query: string, page: string])[]>> = {
  en: [
    ['golden visa', '/glossary#golden-visa'],
    ['Malta', '/other-citizenship/malta'],
    ['malta residence', '/other-citizenship/malta'],
    ['Greece', '/other-citizenship/greece'],
    ['St. Lucia', '/citizenship/st-lucia'],
    ['lucia passport', '/citizenship/st-lucia'],
    ['eb5', '/us-green-card/eb5'],
    ['EB-5', '/us-green-card/eb5'],
    ['EB-1C', '/us-green-card/eb1c'],
    ['extraordinary ability', '/us-green-card/eb1a-niw'],
    ['NIW', '/us-green-card/eb1a-niw'],
    ['Twin Lakes', '/projects/twinlakes'],
    ['hukou', '/guides/chinese-nationality'],
    ['dual nationality', '/glossary#dual-nationality'],
    ['two passports', '/guides/chinese-nationality'],
    ['travel document', '/glossary#travel-document'],
    ['50,000 USD', '/guides/moving-money'],
    ['moving money', '/guides/moving-money'],
    ['source of funds', '/glossary#source-of-funds'],
    ['CRS', '/guides/tax-residence'],
    ['expatriation tax', '/glossary#expatriation-tax'],
    ['tax residence', '/guides/tax-residence'],
    ['children age', '/guides/children-and-ages'],
    ['CSPA', '/guides/children-and-ages'],
    ['aging out', '/guides/children-and-ages'],
    ['age out', '/guides/children-and-ages'],
    ['parents', '/guides/parents'],
    ['how long must I live there', '/glossary#residence-requirement'],
    ['do I have to live there', '/glossary#residence-requirement'],
    ['priority date', '/guides/priority-dates'],
    ['visa bulletin', '/glossary#visa-bulletin'],
    ['Japan', '/other-citizenship/japan'],
    ['Turky', '/citizenship/turkey'],
    ['Grace Lin', '/team/grace-lin'],
    ['Türkiye', '/citizenship/turkey'],
    ['希腊', '/other-citizenship/greece'],
    ['800k', '/us-green-card/eb5'],
    ['800,000 dollars', '/us-green-card/eb5'],
    ['USA', '/us-green-card'],
    ['$200k', '/citizenship/st-lucia'],
    ['one million', '/us-green-card/eb5'],
    ['300,000 euros', '/other-citizenship/malta'],
    ['privacy', '/privacy'],
    ['contact', '/contact'],
  ],
  zh: [
    ['入籍', '/zh/glossary#naturalization'],
    ['户口', '/zh/guides/chinese-nationality'],
    ['黄金签证', '/zh/glossary#golden-visa'],
    ['移民监', '/zh/glossary#residence-requirement'],
    ['马耳他', '/zh/other-citizenship/malta'],
    ['希腊', '/zh/other-citizenship/greece'],
    ['圣卢西亚', '/zh/citizenship/st-lucia'],
    ['土耳其', '/zh/citizenship/turkey'],
    ['日本', '/zh/other-citizenship/japan'],
    ['西班牙', '/zh/citizenship/spain'],
    ['绿卡', '/zh/glossary#green-card'],
    ['EB-5', '/zh/us-green-card/eb5'],
    ['EB5', '/zh/us-green-card/eb5'],
    ['投资移民', '/zh/us-green-card/eb5'],
    ['国家利益豁免', '/zh/us-green-card/eb1a-niw'],
    ['杰出人才', '/zh/us-green-card/eb1a-niw'],
    ['跨国公司', '/zh/us-green-card/eb1c'],
    ['双重国籍', '/zh/guides/chinese-nationality'],
    ['两本护照', '/zh/guides/chinese-nationality'],
    ['旅行证', '/zh/glossary#travel-document'],
    ['5万美元', '/zh/guides/moving-money'],
    ['蚂蚁搬家', '/zh/guides/moving-money'],
    ['资金来源', '/zh/glossary#source-of-funds'],
    ['税务居民', '/zh/guides/tax-residence'],
    ['CRS', '/zh/guides/tax-residence'],
    ['弃籍税', '/zh/glossary#expatriation-tax'],
    ['超龄', '/zh/guides/children-and-ages'],
    ['儿童身份保护法', '/zh/glossary#cspa'],
    ['探亲', '/zh/guides/parents'],
    ['退休金', '/zh/guides/parents'],
    ['排期', '/zh/guides/priority-dates'],
    ['签证公告', '/zh/glossary#visa-bulletin'],
    ['海牙认证', '/zh/glossary#apostille'],
    ['林嘉慧', '/zh/team/grace-lin'],
    ['馬耳他', '/zh/other-citizenship/malta'],
    ['綠卡', '/zh/glossary#green-card'],
    ['ＥＢ５费用', '/zh/us-green-card/eb5'],
    ['25 万欧', '/zh/other-citizenship/greece'],
    ['30万欧元', '/zh/other-citizenship/malta'],
    ['50万美元', '/zh/citizenship/turkey'],
    ['350万', '/zh/other-citizenship/turkey'],
    ['200万人民币', '/zh/other-citizenship/greece'],
    ['19岁', '/zh/guides/children-and-ages'],
    ['Grace Lin', '/zh/team/grace-lin'],
    ['隐私', '/zh/privacy'],
  ],
};

/** Words that are on no page or find others without synonyms, and pages that must be among the first three. */
const OTHER_WORDS: Readonly<Record<Locale, readonly (readonly [query: string, page: string])[]>> = {
  en: [
    ['schooling for kids', '/guides/schooling-in-china'],
    ['grandma and grandfather', '/compare'],
    ['grandma and grandfather', '/guides/parents'],
    ['in-laws', '/guides/parents'],
    ['I want to bring my mom', '/guides/parents'],
    ['how much does it cost', '/compare'],
    ['cheapest passport', '/compare'],
    ['avoid tax', '/guides/tax-residence'],
    ['physical presence', '/glossary#residence-requirement'],
    ['physical presence', '/compare'],
    ['greencard', '/glossary#green-card'],
    ['move to America', '/us-green-card'],
    ['Latin America', '/other-citizenship/paraguay'],
    ['EU passport', '/citizenship/slovenia'],
    ['US citizenship', '/us-green-card'],
    ['give up US citizenship', '/glossary#expatriation-tax'],
    ['South American passport', '/other-citizenship/paraguay'],
    ['Latin American citizenship', '/citizenship/argentina'],
    ['Belgian citizenship', '/citizenship/belgium'],
    ['Mediterranean', '/other-citizenship/croatia'],
    ['immigration attorney', '/contact'],
    ['residency programs', '/other-citizenship'],
    ['best country in Europe', '/compare'],
    ['immigrate to Europe', '/other-citizenship/croatia'],
    ['American moving to Europe', '/other-citizenship/croatia'],
    ['Caribbean passport', '/citizenship/st-lucia'],
    ['dual citizenship', '/glossary#dual-nationality'],
    ['19 years old', '/guides/children-and-ages'],
    ['my son is 17 years old', '/guides/children-and-ages'],
    ['visa waiver', '/other-citizenship/chile'],
    ['IELTS', '/compare'],
    ['how long does it take', '/compare'],
    ['turkish passport', '/citizenship/turkey'],
    ['fastest', '/compare'],
    ['police clearance', '/us-green-card/eb1a-niw'],
    ['hepatitis', '/us-green-card/eb1a-niw'],
    ['divorced', '/guides/couples-and-custody'],
    ['gay marriage', '/guides/couples-and-custody'],
    ['single mother', '/guides/couples-and-custody'],
    ...['H1B', 'employer will not file', 'laid off'].map(
      (query) => [query, '/guides/us-work-visa'] as const,
    ),
    ...['payment plan', 'mortgage'].map((query) => [query, '/guides/moving-money'] as const),
    ...['retirement visa', 'dog', 'complain', 'worth emigrating'].map(
      (query) => [query, '/guides/before-you-decide'] as const,
    ),
    ['who sees my data', '/privacy'],
    ['Taiwan pension', '/guides/chinese-nationality'],
    ['siblings', '/citizenship/mexico'],
    ['E2 visa', '/citizenship/turkey'],
    ['office hours', '/contact'],
    ['book a consultation', '/contact'],
    ['reschedule', '/contact'],
    ['Greek residence', '/other-citizenship/greece'],
    ...[
      'should we go',
      'what if the law changes',
      'what does the firm earn',
      'approval rate',
      'previously denied visa',
      'return to China',
    ].map((query) => [query, '/guides/before-you-decide'] as const),
    ['Hong Kong', '/guides/chinese-nationality'],
    ['second passport', '/citizenship/st-lucia'],
    ['passport without living there', '/citizenship/st-lucia'],
    ['citizenship without residence', '/citizenship/turkey'],
    ['digital nomad visa', '/other-citizenship/croatia'],
    ['Portugal golden visa', '/other-citizenship/greece'],
  ],
  zh: [
    ['避税', '/zh/guides/tax-residence'],
    ['爷爷奶奶', '/zh/compare'],
    ['外公外婆能来吗', '/zh/compare'],
    ['祖父母', '/zh/compare'],
    ['老人', '/zh/compare'],
    ['老人能一起去吗', '/zh/compare'],
    ...['老人', '爸妈', '我想带妈妈', '爷爷奶奶', '父母随行', '岳父岳母'].map(
      (query) => [query, '/zh/guides/parents'] as const,
    ),
    ['陪读', '/zh/guides/schooling-in-china'],
    ['学区', '/zh/guides/schooling-in-china'],
    ['小孩上学', '/zh/guides/schooling-in-china'],
    ['移民监', '/zh/compare'],
    ['多少钱', '/zh/compare'],
    ['怎么移民最便宜', '/zh/compare'],
    ['USA', '/zh/us-green-card'],
    ['免签美国', '/zh/other-citizenship/chile'],
    ['歐盟護照', '/zh/citizenship/belgium'],
    ['移民欧洲哪个国家好', '/zh/compare'],
    ['欧洲移民', '/zh/other-citizenship/greece'],
    ['南美国家', '/zh/other-citizenship/paraguay'],
    ['小国护照', '/zh/citizenship/st-lucia'],
    ['美国护照', '/zh/us-green-card/eb5'],
    ['美国移民', '/zh/us-green-card/eb5'],
    ['移民费用', '/zh/compare'],
    ['申请绿卡要多久', '/zh/us-green-card/eb5'],
    ['英文要求', '/zh/compare'],
    ['不会英语', '/zh/compare'],
    ['最快的', '/zh/compare'],
    ['最快', '/zh/compare'],
    ['怎么把钱转出去', '/zh/guides/moving-money'],
    ['良民证', '/zh/us-green-card/eb1a-niw'],
    ['乙肝', '/zh/guides/parents'],
    ['二婚', '/zh/guides/couples-and-custody'],
    ['同性伴侣', '/zh/guides/couples-and-custody'],
    ['抚养权', '/zh/guides/couples-and-custody'],
    ...['工签', '裁员'].map((query) => [query, '/zh/guides/us-work-visa'] as const),
    ...['分期', '按揭'].map((query) => [query, '/zh/guides/moving-money'] as const),
    ...['退休簽證', '宠物', '投诉'].map(
      (query) => [query, '/zh/guides/before-you-decide'] as const,
    ),
    ['谁会看到我的资料', '/zh/privacy'],
    ['健保', '/zh/guides/chinese-nationality'],
    ['哥哥', '/zh/citizenship/mexico'],
    ['转让', '/zh/citizenship/turkey'],
    ['E2签证', '/zh/citizenship/turkey'],
    ['预约咨询', '/zh/contact'],
    ['改约', '/zh/contact'],
    ['馬爾他', '/zh/other-citizenship/malta'],
    ['克羅埃西亞', '/zh/other-citizenship/croatia'],
    ...[
      '要不要移民',
      '移民有什么坏处',
      '政策会变吗',
      '移民法',
      '佣金',
      '获批率',
      '有拒签记录还能申请吗',
      '失败了怎么办',
      '后悔了能回国吗',
    ].map((query) => [query, '/zh/guides/before-you-decide'] as const),
    ['香港', '/zh/guides/chinese-nationality'],
    ['第二本护照', '/zh/citizenship/st-lucia'],
    ['不用长住的护照', '/zh/citizenship/st-lucia'],
    ['哪个国家最好', '/zh/compare'],
    ['一家五口费用', '/zh/compare'],
    ['移民签证', '/zh/glossary#green-card'],
    ['希腊 几年能拿永居', '/zh/other-citizenship/greece'],
    ['国内的房子怎么办', '/zh/citizenship/argentina'],
    ['移民后社保怎么办', '/zh/guides/parents'],
  ],
};

const SEARCHED = mapLocales((locale) => searchEntries(content, locale));
const GROUPS = mapLocales((locale) =>
  Array.from({ length: site.screens.search.synonyms }, (_, index) =>
    parseSynonyms(catalogues[locale][`search.synonyms.${index}.words`] ?? ''),
  ),
);

const find = (locale: Locale, query: string) =>
  searchLoadedIndex(SEARCHED[locale], query, GROUPS[locale], 20).best;

/** The found pages, regardless of section; a term is an entry of its own. */
const pagesFound = (locale: Locale, query: string) =>
  find(locale, query).map(({ id }) => (id.includes('/glossary#') ? id : id.replace(/#.*/, '')));

describe.each(['en', 'zh'] as const)('%s', (locale) => {
  test.each(QUERIES[locale])('“%s” finds %s', (query, expected) => {
    expect(pagesFound(locale, query).slice(0, 5)).toContain(expected);
  });

  test.each(OTHER_WORDS[locale])('“%s” finds %s by synonyms', (query, expected) => {
    expect(pagesFound(locale, query).slice(0, 3)).toContain(expected);
  });

  test('results link to sections with anchors', () => {
    const types = { program: site.programs, project: site.projects, guide: site.guides };
    const wrong = Object.entries(types).flatMap(([type, documents]) =>
      documents.flatMap((document) => {
        const named = sectionsOf(type, 'sections' in document ? document.sections : []);
        const entry = SEARCHED[locale].find(({ id }) => id === localPath(document.path, locale));
        const ids = entry?.sections.flatMap(({ id }) => id ?? []) ?? [];
        expect(ids.length).toBeGreaterThan(1);
        return ids.filter((id) => !named?.has(id)).map((id) => `${document.path}#${id}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['en', 'saint lucia'],
  ['en', 'greencard'],
  ['zh', '5万美金'],
  ['zh', '移民后还能高考吗'],
] as const)('in %s no word of “%s” is said to be missing', (locale, query) => {
  const { missing } = searchLoadedIndex(SEARCHED[locale], query, GROUPS[locale], 20);
  expect(missing).toEqual([]);
});

test.each([
  ['en', 'Northern Ireland', 'GB'],
  ['en', 'Maryland', 'US'],
  ['zh', '马里兰', 'US'],
  ['zh', '義大利', 'IT'],
  ['zh', '乔治亚', 'GE'],
  ['zh', '意大利语', undefined],
] as const)('in %s “%s” names %s', (locale, query, country) => {
  const { countries } = searchLoadedIndex(SEARCHED[locale], query, GROUPS[locale], 20);
  expect(countries).toEqual(country ? [country] : []);
});

test('骗 finds texts about forged documents and risks', () => {
  const [first] = find('zh', '骗');
  expect(first?.excerpt.some(({ isMarked }) => isMarked)).toBe(true);
});

test('移民监 finds programmes of 0 days', () => {
  const lines = find('zh', '移民监').map(({ excerpt }) => excerpt.map(({ text }) => text).join(''));
  expect(lines.slice(0, 8).filter((line) => line === '每年须住：0天').length).toBeGreaterThan(2);
});

test('多少钱 finds the costs of programmes, with their figures', () => {
  const found = find('zh', '多少钱').slice(1, 6);
  expect(found.map(({ id }) => id.replace(/.*#/, ''))).toEqual(Array(5).fill('costs'));
  expect(found.filter(({ figures }) => figures.length > 0)).toHaveLength(5);
});

test('a name with a relative finds texts about both', () => {
  const [first] = find('zh', '土耳其 父母');
  expect(first).toMatchObject({ id: expect.stringMatching(/turkey#family$/), heading: '家人' });
  expect(first?.excerpt[0]).toEqual({ text: '父母', isMarked: true });
});

test.each([
  ['en', 'Japan language test', '/other-citizenship/japan#presence'],
  ['zh', '日本 语言考试', '/zh/other-citizenship/japan#presence'],
  ['zh', '法国 语言考试', '/zh/citizenship/france#presence'],
  ['zh', '斯洛文尼亚 语言考试', '/zh/citizenship/slovenia#presence'],
] as const)('in %s “%s” finds the answer under its heading', (locale, query, expected) => {
  expect(find(locale, query)[0]?.id).toBe(expected);
});

test('a result shows the figures of its programme, with labels and cautions', () => {
  const greece = SEARCHED.en.find(({ id }) => id === '/other-citizenship/greece');
  const caution = catalogues.en['residency.greece.figures.minInvestment.caution'];
  expect(greece?.figures).toEqual([
    expect.stringMatching(/^Minimum investment: at least .*EUR · about .*RMB · /),
    expect.anything(),
  ]);
  expect(greece?.figures[0]?.endsWith(` · ${caution}`)).toBe(true);
});

test('an excerpt shows no figure without its caution', () => {
  const [croatia] = find('zh', '克罗地亚 多久可申请永居');
  const shown = croatia?.excerpt.map(({ text }) => text).join('');
  expect(shown).toContain(
    catalogues.zh['residency.croatia.figures.permanentResidenceAfter.caution'],
  );
});
