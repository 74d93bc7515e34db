import { describe, expect, test } from 'vitest';
import { audit, type Edit, insert } from './fixture.ts';

const REASON = 'readers who skim the headings cannot tell the pages apart';
const FIX = 'make one of the headings more specific in the Studio, then run npm run pull';

const inAll = (markup: string): Edit[] =>
  ['index.html', 'about.html', 'contact.html', 'team.html'].map((file) => insert(file, markup));

/** Two further valid pages in both languages. */
const more: Edit[] = [
  addPage('contact', 'Write to the office', '联系方式'),
  addPage('team', 'Six attorneys', '律师名单'),
];

/** A copy of `/about` with other text, linked from the home page. */
function addPage(name: string, english: string, chinese: string): Edit {
  return (files) => {
    for (const [folder, words] of [
      ['', english],
      ['zh/', chinese],
    ] as const) {
      const like = files.get(`${folder}about.html`) ?? '';
      const page = like
        .replaceAll('/about"', `/${name}"`)
        .replace(/<title>.*<\/title>/, `<title>${words}</title>`)
        .replace(/(name="description" content=")/, `$1${words}. `)
        .replace(/<h1>.*<\/h1>/, `<h1>${words}</h1>`)
        .replace(/<h2 id="team">.*<\/h2>/, '');
      files.set(`${folder}${name}.html`, page);
    }
    const sitemap = files.get('sitemap.xml') ?? '';
    const about = /<url><loc>([^<]*)\/about<\/loc><\/url>\n/g;
    files.set('sitemap.xml', sitemap.replaceAll(about, `$&<url><loc>$1/${name}</loc></url>\n`));
  };
}

describe('unique headings', () => {
  test('rejects the heading of another page in the same language, ignoring case', async () => {
    const problems = await audit(
      insert('index.html', '<section id="a"><h2>Papers of each adult</h2></section>'),
      insert('about.html', '<section id="a"><h3>Papers of <b>Each</b> adult</h3></section>'),
      insert('zh/about.html', '<h2>每位成年人的文件</h2>'),
    );
    expect(problems).toEqual([
      `/ | unique headings: the heading "Papers of each adult" is also on /about: ${REASON} | ${FIX}`,
    ]);
  });

  test('accepts repetitions on one page or in the other language', async () => {
    const problems = await audit(
      insert('about.html', '<h2>EB-5</h2><h2>EB-5</h2>'),
      insert('zh/about.html', '<h2>EB-5</h2>'),
    );
    expect(problems).toEqual([]);
  });

  test('accepts one heading for a section that most pages have', async () => {
    const named = '<section id="sources"><h2>Sources</h2></section>';
    expect(await audit(...more, ...inAll(named))).toEqual([]);
  });

  test('accepts one heading for a section that only two pages have', async () => {
    const named = '<section class="content"><h2 id="career">A career in pictures</h2></section>';
    const other = '<section class="content"><h2>Where each is admitted</h2></section>';
    const both = ['index.html', 'about.html'].map((file) => insert(file, named));
    expect(await audit(...more, ...both, insert('team.html', other))).toEqual([]);
  });

  test('rejects equal headings on two of four pages with different ones in a section', async () => {
    const own = (file: string, title: string) =>
      insert(file, `<section id="overview"><h2>${title}</h2></section>`);
    const problems = await audit(
      ...more,
      own('index.html', 'Residence by investment'),
      own('about.html', 'A firm of six'),
      own('contact.html', 'Residence by investment'),
      own('team.html', 'Where each is admitted'),
    );
    expect(problems).toEqual([
      `/ | unique headings: the heading "Residence by investment" is also on /contact: ${REASON} | ${FIX}`,
    ]);
  });

  test('accepts on a card only the title of its page', async () => {
    const card =
      '<ul><li><h2>Attorneys at home in both languages</h2><a href="/about">More</a></li></ul>';
    expect(await audit(insert('index.html', card))).toEqual([]);
    const elsewhere = card.replace('"/about"', '"/contact"');
    expect(await audit(...more, insert('index.html', elsewhere))).toEqual([
      `/ | unique headings: the heading "Attorneys at home in both languages" is also on /about: ${REASON} | ${FIX}`,
    ]);
  });
});
