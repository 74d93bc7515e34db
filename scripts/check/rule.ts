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
