import type { Catalogue } from '../../locales/flatten.ts';
import { canonicalPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';

/** A path within the site, and what follows it. */
const PATH = /^(\/[^?#]*)(.*)$/;

/** The texts, in which links to former addresses lead to the present ones without a redirect. */
export function directLinks(texts: Catalogue, redirects: Site['redirects']): Catalogue {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const direct = Object.entries(texts).flatMap(([key, href]) => {
    if (!key.endsWith('.href')) return [];
    const [, path = '', rest = ''] = PATH.exec(href) ?? [];
    const target = targets.get(canonicalPath(path));
    return target ? [[key, target + rest]] : [];
  });
  return direct.length > 0 ? { ...texts, ...Object.fromEntries(direct) } : texts;
}
