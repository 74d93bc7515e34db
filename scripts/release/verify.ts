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

/** A built site must not be published. */
class VerificationError extends CommandError {
  override readonly name = 'VerificationError';
}

/** What a release is verified against. */
interface Expected {
  /** The content that it was made from. */
  readonly content: Site;
  /** Pages of the release that visitors see; `undefined` before the first. */
  readonly formerPages: number | undefined;
  /** Bytes of every file as the build made it, by its path in the site. */
  readonly sizes: ReadonlyMap<string, number>;
}

/**
 * Holds a built site against what would break it for visitors: missing pages, dead links, sections
 * that no link reaches, wrong languages, files that were cut off, and pages that vanish in numbers.
 * Everything else that `npm run check` finds can wait until somebody mends it, and so is no reason to
 * keep an editor's text from the site.
 *
 * @throws {VerificationError} that lists all problems at once
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

/** Of the pages that visitors have now, this share must still be there. */
const LEAST_SHARE = 0.6;

const enoughPages = (content: Site, former: number | undefined): Rule =>
  siteRule('enough pages', function* () {
    const left = routesOf(content).length;
    if (former === undefined || left >= former * LEAST_SHARE) return;
    yield {
      place: 'the whole site',
      message: `of ${former} pages ${left} are left: that looks like lost content`,
      fix: 'restore the documents in the Studio; to remove that many on purpose, publish it in several steps',
    };
  });

/** Bytes of a page; less is a fragment, whatever the build says. */
const LEAST_BYTES = 1_000;

/** Brotli makes one byte of nothing. */
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
      if (!text.trimEnd().endsWith('</html>')) yield { place, message: 'the page breaks off', fix };
      else if (bytes !== made)
        yield { place, message: `the page has ${bytes} bytes, where the build made ${made}`, fix };
      else if (bytes < LEAST_BYTES) yield { place, message: `the page has ${bytes} bytes`, fix };
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
