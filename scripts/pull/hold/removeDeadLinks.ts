import type { Catalogue } from '../../../locales/flatten.ts';
import { LOCALES, type Locale } from '../../../locales/locale.ts';
import type { KeptContent } from '../../../studio/compose/keptContent.ts';
import { deadLinkProblem, linkTarget } from '../../../studio/schema/rules/deadLink.ts';
import type { LinkTargets } from '../linkTargets.ts';

/**
 * Removes dead links from kept texts, but not their words: nobody can edit the last good text, and a
 * release with a dead link fails its verification.
 *
 * @param origin of the published site, if known
 */
export function removeDeadLinks(
  kept: KeptContent,
  targets: LinkTargets,
  origin: string | undefined,
): KeptContent {
  const texts = { ...kept.texts };
  for (const locale of LOCALES) texts[locale] = removeLinks(texts[locale], locale, targets, origin);
  return { ...kept, texts };
}

const LINK = /^(?<block>.+)\.markDefs\.\d+\.href$/;

function removeLinks(
  texts: Catalogue,
  locale: Locale,
  targets: LinkTargets,
  origin: string | undefined,
): Catalogue {
  const isDead = (href: string) => {
    const target = linkTarget(href, locale, origin);
    // A kept page has the sections that its own links name.
    if (!target?.path) return false;
    return deadLinkProblem(href, target, (path) => targets.get(path)) !== undefined;
  };
  const left: Record<string, string> = { ...texts };
  for (const [key, href] of Object.entries(texts)) {
    const block = LINK.exec(key)?.groups?.block;
    if (block === undefined || !isDead(href)) continue;
    const link = key.slice(0, -'href'.length);
    const name = texts[`${link}_key`];
    // Emptied, not deleted, because both languages need the same keys; restoring blocks skips empty values.
    for (const other of Object.keys(texts)) {
      const isMark = other.startsWith(`${block}.children.`) && other.includes('.marks.');
      if (other.startsWith(link) || (isMark && texts[other] === name)) left[other] = '';
    }
  }
  return left;
}
