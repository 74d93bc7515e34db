import type { BuiltSite } from '../builtSite.ts';
import type { BuiltPage } from '../page.ts';
import type { PageReference } from '../references.ts';
import { resolveUrl } from '../resolve.ts';
import { type Finding, pageRule } from '../rule.ts';

/** Every address of the site that a page names leads straight to a page or a file. */
export const links = pageRule('links', function* (page, site) {
  for (const reference of page.references) {
    const finding = findFault(reference, page, site);
    if (finding) yield finding;
  }
});

function findFault(
  { url, written }: PageReference,
  page: BuiltPage,
  site: BuiltSite,
): Finding | undefined {
  const destination = resolveUrl(url, page.path, site);
  if (destination.kind === 'missing')
    return {
      message: `${written} leads nowhere: the site has no page or file there, and visitors get "not found"`,
      fix: 'correct the address, or add what it names; staff correct it in the Studio, then npm run pull',
    };
  if (destination.kind === 'redirect')
    return {
      message: `${written} leads to a redirect: visitors wait for a second answer, and search engines count the link less`,
      fix: `write ${destination.to}`,
    };
  return undefined;
}
