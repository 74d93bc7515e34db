/** Origin of the clean site. */
export const ORIGIN = 'https://www.example.com';

interface FixturePage {
  readonly path: '/' | '/about';
  readonly locale: 'en' | 'zh';
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly main: string;
}

const PAGES: readonly FixturePage[] = [
  {
    path: '/',
    locale: 'en',
    title: 'Green cards and citizenship',
    description: 'A firm that helps families with green cards, citizenship and residence.',
    heading: 'Where should your family live?',
    main: '<a href="/about#team">The team</a> <a href="mailto:info@example.com">Write to us</a>',
  },
  {
    path: '/',
    locale: 'zh',
    title: '绿卡与公民身份',
    description: '本所为华语家庭办理美国绿卡、投资入籍与各国居留许可，逐项讲明条件与所需时间。',
    heading: '您的家庭适合在哪里生活？',
    main: '<a href="/zh/about#team">团队</a> <a href="mailto:info@example.com">来信</a>',
  },
  {
    path: '/about',
    locale: 'en',
    title: 'About the firm',
    description: 'Who we are, where we studied, and how we work with families from abroad.',
    heading: 'Attorneys at home in both languages',
    main: '<a href="/">Home</a> <a href="https://www.uscis.gov/">USCIS</a>',
  },
  {
    path: '/about',
    locale: 'zh',
    title: '关于本所',
    description: '我们是谁、在哪里求学、怎样与海外家庭合作，以及每位律师各自擅长的移民业务领域。',
    heading: '通晓两种语言的律师',
    main: '<a href="/zh">首页</a> <a href="https://www.uscis.gov/">美国移民局</a>',
  },
];

const WORDS = {
  en: { tag: 'en', team: 'The team', portrait: 'Portrait of Grace Lin', open: 'Enlarge' },
  zh: { tag: 'zh-Hans', team: '团队', portrait: '林律师肖像', open: '放大' },
} as const;

/** A small valid site: two pages in both languages, an island on `/about`, a redirect. */
export const cleanSite = (): Map<string, string> =>
  new Map([
    ...PAGES.map((page) => [fileOf(page), pageHtml(page)] as const),
    ['firm.html', '<meta http-equiv="refresh" content="0; url=/about"><a href="/about">About</a>'],
    ['assets/style.css', 'body { margin: 0 } @font-face { src: url(/assets/face.woff2) }'],
    ['assets/face.woff2', 'font'],
    ['assets/entry.js', ENTRY],
    ['assets/shared.js', 'export const a = 1;'],
    ['assets/mount.js', 'import { a } from "./shared.js"; export const mount = () => a;'],
    ['assets/Gallery.js', 'const Gallery = 1; export { Gallery };'],
    ['assets/metrics.js', 'globalThis.measured = true;'],
    ['images/grace-400.webp', 'picture'],
    ['images/grace-400.jpg', 'picture'],
    ['images/share.jpg', 'picture'],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['sitemap.xml', PAGES.map((page) => `<url><loc>${addressOf(page)}</loc></url>\n`).join('')],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`],
  ]);

const ENTRY = `import { a } from "./shared.js";
addEventListener("load", () => import("./metrics.js"));
document.querySelector("[data-island]")?.addEventListener("click", () =>
  Promise.all([import(\`./mount.js\`), import(\`./Gallery.js\`)]).then(console.log, a));`;

function local(path: string, locale: 'en' | 'zh') {
  if (locale === 'en') return path;
  return path === '/' ? '/zh' : `/zh${path}`;
}

const fileOf = ({ path, locale }: FixturePage) => `${local(path, locale).slice(1) || 'index'}.html`;

const addressOf = ({ path, locale }: FixturePage) => ORIGIN + local(path, locale);

const island = ({ team, portrait, open }: (typeof WORDS)['en' | 'zh']) => `
<h2 id="team">${team}</h2>
<div data-island="Gallery"><button type="button" aria-label="${open}"><picture>
<source type="image/webp" srcset="/images/grace-400.webp 400w">
<img src="/images/grace-400.jpg" alt="${portrait}" width="400" height="500"></picture></button></div>
<script type="application/json">{"words":{}}</script>`;

const pageHtml = (page: FixturePage) => `<!doctype html>
<html lang="${WORDS[page.locale].tag}">
<head>
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<link rel="canonical" href="${addressOf(page)}">
<link rel="alternate" hreflang="en" href="${ORIGIN}${page.path}">
<link rel="alternate" hreflang="zh-Hans" href="${ORIGIN}${local(page.path, 'zh')}">
<link rel="alternate" hreflang="x-default" href="${ORIGIN}${page.path}">
<meta property="og:image" content="${ORIGIN}/images/share.jpg">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/assets/style.css">
</head>
<body>
<header><nav>
<a data-language lang="en" href="${page.path}">English</a>
<a data-language lang="zh-Hans" href="${local(page.path, 'zh')}">中文</a>
</nav></header>
<main><h1>${page.heading}</h1>${page.main}
${page.path === '/about' ? island(WORDS[page.locale]) : ''}
</main>
<footer>© 2026</footer>
<script type="module" src="/assets/entry.js"></script>
</body>
</html>`;
