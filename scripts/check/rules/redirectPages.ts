import { resolveUrl } from '../resolve.ts';
import { siteRule } from '../rule.ts';

/** A page at a former address leads straight to a page. */
export const redirectPages = siteRule('redirect pages', function* (site) {
  for (const { path, target } of site.redirects.values()) {
    const destination = resolveUrl(target, path, site);
    if (destination.kind === 'page') continue;
    yield {
      place: path,
      message: `it leads to "${target}", which is ${destination.kind === 'redirect' ? 'a redirect again' : 'no page'}: visitors with an old link do not arrive`,
      fix: `correct the redirect in the Studio${destination.kind === 'redirect' ? ` to ${destination.to}` : ''}, then npm run pull`,
    };
  }
});
