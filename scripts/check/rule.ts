import type { BuiltSite } from './builtSite.ts';
import type { BuiltPage } from './page.ts';

/** What a rule found: what is wrong with the reason why it matters, and how to mend it. */
export interface Finding {
  readonly message: string;
  readonly fix: string;
}

/** A finding at its place. */
export interface AuditProblem extends Finding {
  /** Path of a page, or address of a file. */
  readonly place: string;
  readonly rule: string;
}

/** One thing that must hold of a built site. */
export interface Rule {
  /** As it stands before its messages. */
  readonly name: string;
  check(site: BuiltSite): AuditProblem[];
}

/** A rule that looks at each page alone. */
export const pageRule = (
  name: string,
  find: (page: BuiltPage, site: BuiltSite) => Iterable<Finding>,
): Rule => ({
  name,
  check: (site) =>
    [...site.pages.values()].flatMap((page) =>
      Array.from(find(page, site), (finding) => ({ ...finding, place: page.path, rule: name })),
    ),
});

/** A rule that looks at the site as a whole and says itself where it found something. */
export const siteRule = (
  name: string,
  find: (site: BuiltSite) => Iterable<Omit<AuditProblem, 'rule'>>,
): Rule => ({
  name,
  check: (site) => Array.from(find(site), (finding) => ({ ...finding, rule: name })),
});

/**
 * A rule that no two pages share what each should have alone: the first of them keeps it, one that
 * search engines list before one that they do not.
 *
 * @param noun what it is, for messages
 * @param textOf gives nothing where a page lacks it
 */
export function uniqueText(
  noun: string,
  reason: string,
  textOf: (page: BuiltPage) => string | undefined,
): Rule {
  return siteRule(`unique ${noun}s`, function* (site) {
    const first = new Map<string, string>();
    const pages = [...site.pages.values()].sort(
      (a, b) => Number(b.isIndexed) - Number(a.isIndexed),
    );
    for (const page of pages) {
      const text = textOf(page);
      if (!text) continue;
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, page.path);
      else
        yield {
          place: page.path,
          message: `the ${noun} is that of ${earlier}: ${reason}`,
          fix: `write another ${noun} than "${text}" for one of them`,
        };
    }
  });
}
