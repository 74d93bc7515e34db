import { pageRule } from '../rule.ts';
import { attributesOf } from '../text.ts';

/** An indexed page names its own address as the one to list. */
export const canonical = pageRule('canonical', function* ({ root, path, isIndexed }, { origin }) {
  if (!isIndexed) return;
  const named = attributesOf(root, 'link[rel="canonical"]', 'href');
  if (named.length === 1 && named[0] === origin + path) return;
  yield {
    message: `the canonical address is ${named.join(' and ') || 'missing'}: search engines list the page elsewhere or twice`,
    fix: `write one <link rel="canonical" href="${origin}${path}">; if only the origin differs, set SITE_URL as it was for the build`,
  };
});
