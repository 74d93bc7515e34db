import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES } from '../../../locales/locale.ts';
import { localPath } from '../../../locales/localPath.ts';
import type { BuiltSite } from '../builtSite.ts';
import type { BuiltPage } from '../page.ts';
import { type Finding, pageRule } from '../rule.ts';
import { attributesOf } from '../text.ts';

/** An indexed page links to its versions in all languages, which link back. */
export const languageAlternates = pageRule('alternates', function* (page, site) {
  if (!page.isIndexed) return;
  for (const [tag, path] of expectedAlternates(page)) {
    const address = site.origin + path;
    const named = alternatesOf(page, tag);
    if (named.length !== 1 || named[0] !== address)
      yield {
        message: `hreflang ${tag} is ${named.join(' and ') || 'missing'}: search engines show readers the page in the wrong language`,
        fix: `write one <link rel="alternate" hreflang="${tag}" href="${address}">`,
      };
    else yield* findOneWay(page, path, site);
  }
});

const expectedAlternates = ({ plainPath }: BuiltPage) => [
  ...LOCALES.map((locale) => [LANGUAGE_TAGS[locale], localPath(plainPath, locale)] as const),
  ['x-default', localPath(plainPath, DEFAULT_LOCALE)] as const,
];

const alternatesOf = ({ root }: BuiltPage, tag: string): string[] =>
  attributesOf(root, `link[rel="alternate"][hreflang="${tag}"]`, 'href');

function* findOneWay(page: BuiltPage, path: string, site: BuiltSite): Iterable<Finding> {
  const target = site.pages.get(path);
  const tag = LANGUAGE_TAGS[page.locale];
  if (!target || alternatesOf(target, tag).includes(site.origin + page.path)) return;
  yield {
    message: `${path} does not name this page as its ${tag} version: search engines ignore alternates that are not mutual`,
    fix: `write <link rel="alternate" hreflang="${tag}" href="${site.origin}${page.path}"> on ${path}`,
  };
}

/** An indexed page is its own canonical page. */
export const canonical = pageRule('canonical', function* ({ root, path, isIndexed }, { origin }) {
  if (!isIndexed) return;
  const named = attributesOf(root, 'link[rel="canonical"]', 'href');
  if (named.length === 1 && named[0] === origin + path) return;
  yield {
    message: `the canonical address is ${named.join(' and ') || 'missing'}: search engines list the page elsewhere or twice`,
    fix: `write one <link rel="canonical" href="${origin}${path}">; if only the origin differs, set SITE_URL as it was for the build`,
  };
});
