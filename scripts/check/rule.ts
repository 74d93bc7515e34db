import type { BuiltSite } from './builtSite.ts';
import type { BuiltPage } from './page.ts';

/** A fault found by a rule: what is wrong and why it matters, and how to fix it. */
export interface Finding {
  readonly message: string;
  readonly fix: string;
}

/** A finding with its place. */
export interface AuditProblem extends Finding {
  /** Path of a page or file. */
  readonly place: string;
  readonly rule: string;
}

/** A requirement for a built site. */
export interface Rule {
  /** Prefix of its messages. */
  readonly name: string;
  check(site: BuiltSite): AuditProblem[];
}

/** A rule that checks each page separately. */
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

/** A rule that checks the site as a whole and reports the places itself. */
export const siteRule = (
  name: string,
  find: (site: BuiltSite) => Iterable<Omit<AuditProblem, 'rule'>>,
): Rule => ({
  name,
  check: (site) => Array.from(find(site), (finding) => ({ ...finding, rule: name })),
});

/**
 * A rule that a text is unique to each page. Duplicates are reported for all but the first page;
 * indexed pages come first.
 *
 * @param noun for messages
 * @param textOf returns `undefined` if the page has no such text
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
          message: `the ${noun} is the same as that of ${earlier}: ${reason}`,
          fix: `change "${text}" on one of them`,
        };
    }
  });
}
