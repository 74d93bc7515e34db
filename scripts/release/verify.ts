import type { Site } from '../../locales/site.ts';
import type { BuiltSite } from '../check/builtSite.ts';
import { describeProblems } from '../check/report.ts';
import { resolveUrl } from '../check/resolve.ts';
import { type AuditProblem, pageRule, type Rule, siteRule } from '../check/rule.ts';
import { bothLanguages, pageLanguage } from '../check/rules/languages.ts';
import { uniqueIds } from '../check/rules/structure.ts';
import type { SiteFile } from '../check/siteReader.ts';
import { CommandError } from '../command/command.ts';
import { pageAddresses, routesOf } from '../web/knownRoutes.ts';

/** The built site must not be published. */
class VerificationError extends CommandError {
  override readonly name = 'VerificationError';
}

interface Expected {
  /** The content that the release was made from. */
  readonly content: Site;
  /** Number of pages of the current release; `undefined` before the first. */
  readonly formerPages: number | undefined;
  /** Size of every file in bytes when it was built, by its path in the site. */
  readonly sizes: ReadonlyMap<string, number>;
}

/**
 * Checks a built site for faults that break it for visitors: missing pages, dead links, duplicate
 * section ids, wrong languages, truncated files, and a large drop in the number of pages. Everything
 * else that `npm run check` finds can be fixed later, and must not block an editor's publish.
 *
 * @throws {VerificationError} that lists all problems
 */
export function verifySite(site: BuiltSite, { content, formerPages, sizes }: Expected): void {
  const rules = [
    everyRoute(content),
    enoughPages(content, formerPages),
    wholeFiles(sizes),
    liveLinks,
    uniqueIds,
    pageLanguage,
    bothLanguages,
  ];
  const problems: AuditProblem[] = rules.flatMap((rule) => rule.check(site));
  if (problems.length > 0)
    throw new VerificationError(
      `The built site failed verification:\n${describeProblems(problems)}`,
    );
}

const everyRoute = (content: Site): Rule =>
  siteRule('every route', function* ({ pages }) {
    for (const path of pageAddresses(content)) {
      if (pages.has(path)) continue;
      yield {
        place: path,
        message: 'the build left this page out: visitors would get "not found"',
        fix: 'read the output of the build, then publish again',
      };
    }
  });

/** Minimum share of the current number of pages. */
const MIN_SHARE = 0.6;

const enoughPages = (content: Site, former: number | undefined): Rule =>
  siteRule('enough pages', function* () {
    const left = routesOf(content).length;
    if (former === undefined || left >= former * MIN_SHARE) return;
    yield {
      place: 'the whole site',
      message: `only ${left} of ${former} pages are left: content may have been lost`,
      fix: 'restore the documents in the Studio; to remove that many on purpose, publish in several steps',
    };
  });

/** Minimum size of a page in bytes; anything smaller is a fragment. */
const MIN_BYTES = 1_000;

/** Brotli compresses an empty file to one byte. */
const isEmpty = ({ sentBytes }: SiteFile) => sentBytes <= 1;

const wholeFiles = (sizes: Expected['sizes']): Rule =>
  siteRule('whole files', function* ({ pages, files }) {
    const fix = 'check the disk space and the output of the build, then publish again';
    for (const [place, file] of files)
      if (isEmpty(file)) yield { place, message: 'the file is empty', fix };
    for (const { file, path: place } of pages.values()) {
      const text = files.get(file)?.text ?? '';
      const bytes = Buffer.byteLength(text);
      const made = sizes.get(file.slice(1));
      if (!text.trimEnd().endsWith('</html>'))
        yield { place, message: 'the page is truncated', fix };
      else if (bytes !== made)
        yield { place, message: `the page has ${bytes} bytes, but the build wrote ${made}`, fix };
      else if (bytes < MIN_BYTES) yield { place, message: `the page has only ${bytes} bytes`, fix };
    }
  });

const liveLinks: Rule = pageRule('live links', function* (page, site) {
  for (const { url, written } of page.references) {
    if (resolveUrl(url, page.path, site).kind !== 'missing') continue;
    yield {
      message: `${written} leads nowhere: the site has no page or file there`,
      fix: 'correct the address in the Studio, then publish again',
    };
  }
});
