import { resolveUrl } from '../resolve.ts';
import { pageRule, siteRule } from '../rule.ts';
import { excerpt } from '../text.ts';

/** All internal URLs lead directly to a page or a file. */
export const links = pageRule('links', function* (page, site) {
  for (const { url, written } of page.references) {
    const destination = resolveUrl(url, page.path, site);
    if (destination.kind === 'missing')
      yield {
        message: `${written} leads nowhere: the site has no page or file there, and visitors get "not found"`,
        fix: 'correct the address, or add the page or file; in a document, correct it in the Studio, then run npm run pull',
      };
    if (destination.kind === 'redirect')
      yield {
        message: `${written} leads to a redirect: visitors wait for a second response, and search engines give the link less weight`,
        fix: `write ${destination.to}`,
      };
  }
});

/** Every URL fragment is an id of the target page. */
export const fragments = pageRule('fragments', function* (page, site) {
  for (const { url, written } of page.references) {
    const destination = resolveUrl(url, page.path, site);
    if (destination.kind !== 'page' || destination.fragment === '') continue;
    const { page: target, fragment } = destination;
    if (target.ids.includes(fragment)) continue;
    yield {
      message: `${written} names a section that ${target.path} lacks: the browser stays at the top of the page`,
      fix: `give an element of ${target.path} the id "${fragment}", or name one of its own ids`,
    };
  }
});

/** Links are not nested: HTML does not allow it, and browsers split them. */
export const nestedLinks = pageRule('nested links', function* ({ root }) {
  for (const link of root.querySelectorAll('a a'))
    yield {
      message: `the link "${excerpt(link.text)}" is inside another link: browsers close the outer link there, so the rest of its text is not a link`,
      fix: 'keep only one link around this text; in a document, correct it in the Studio, then run npm run pull',
    };
});

/** A redirect page leads directly to a page. */
export const redirectPages = siteRule('redirect pages', function* (site) {
  for (const { path, target } of site.redirects.values()) {
    const destination = resolveUrl(target, path, site);
    if (destination.kind === 'page') continue;
    yield {
      place: path,
      message: `it leads to "${target}", which is ${destination.kind === 'redirect' ? 'another redirect' : 'not a page'}: visitors who follow an old link get lost`,
      fix: `correct the redirect in the Studio${destination.kind === 'redirect' ? ` to ${destination.to}` : ''}, then run npm run pull`,
    };
  }
});
