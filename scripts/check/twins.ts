import type { BuiltSite } from './builtSite.ts';
import type { BuiltPage } from './page.ts';
import type { AuditProblem } from './rule.ts';

interface Wording {
  /** What is to be unique. */
  readonly noun: string;
  readonly reason: string;
}

/**
 * Finds pages that share what each should have alone; the first of them keeps it, one that search
 * engines list before one that they do not.
 *
 * @param textOf what is to be unique; nothing where a page lacks it
 */
export function* findTwins(
  site: BuiltSite,
  textOf: (page: BuiltPage) => string | undefined,
  { noun, reason }: Wording,
): Iterable<Omit<AuditProblem, 'rule'>> {
  const first = new Map<string, string>();
  const pages = [...site.pages.values()].sort((a, b) => Number(b.isIndexed) - Number(a.isIndexed));
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
}
