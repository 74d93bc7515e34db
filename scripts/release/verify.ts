import { alternates } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { describeProblems } from '../check/report.ts';
import { resolveUrl } from '../check/resolve.ts';
import { type Problem, pageRule, type Rule, siteRule } from '../check/rule.ts';
import { bothLanguages } from '../check/rules/bothLanguages.ts';
import { chineseText } from '../check/rules/chineseText.ts';
import { pageLanguage } from '../check/rules/pageLanguage.ts';
import type { BuiltSite, SiteFile } from '../check/site.ts';
import { CommandError } from '../command.ts';
import { routesOf } from './routes.ts';

/** A built site must not be published. */
class VerificationError extends CommandError {
  override readonly name = 'VerificationError';
}

/** What a release is held against. */
export interface Expected {
  /** The content that it was made from. */
  readonly content: Site;
  /** Pages of the release that visitors see; `undefined` before the first. */
  readonly formerPages: number | undefined;
}

/**
 * Holds a built site against what would break it for visitors: missing pages, dead links, wrong
 * languages, files that were cut off, and pages that vanish in numbers. Everything else that
 * `npm run check` finds can wait until somebody mends it, and so is no reason to keep an editor's
 * text from the site.
 *
 * @throws {VerificationError} that lists all problems at once
 */
export function verifySite(site: BuiltSite, { content, formerPages }: Expected): void {
  const rules = [
    everyRoute(content),
    enoughPages(content, formerPages),
    wholeFiles,
    liveLinks,
    pageLanguage,
    bothLanguages,
    chineseText,
  ];
  const problems: Problem[] = rules.flatMap((rule) => rule.check(site));
  if (problems.length > 0)
    throw new VerificationError(
      `The built site is not fit to be seen:\n${describeProblems(problems)}`,
    );
}

const NOT_FOUND = alternates('/404').map(({ path }) => path);

const everyRoute = (content: Site): Rule =>
  siteRule('every route', function* ({ pages }) {
    for (const path of [...routesOf(content), ...NOT_FOUND]) {
      if (pages.has(path)) continue;
      yield {
        place: path,
        message: 'the build left this page out: visitors would get "not found"',
        fix: 'see what the build says, then publish again',
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

/** Bytes of a page: less is a fragment, more is a fault that no visitor would wait for. */
const PAGE_BYTES = { least: 1_000, most: 1_000_000 } as const;

/** Without a former address this file is empty. */
const MAY_BE_EMPTY = '/_redirects';

/** Brotli makes one byte of nothing. */
const isEmpty = ({ sentBytes }: SiteFile) => sentBytes <= 1;

const wholeFiles: Rule = siteRule('whole files', function* ({ pages, files }) {
  const fix = 'look for room on the disk and at what the build says, then publish again';
  for (const [place, file] of files)
    if (isEmpty(file) && place !== MAY_BE_EMPTY) yield { place, message: 'the file is empty', fix };
  for (const { file, path: place } of pages.values()) {
    const text = files.get(file)?.text ?? '';
    const bytes = Buffer.byteLength(text);
    if (!text.trimEnd().endsWith('</html>')) yield { place, message: 'the page breaks off', fix };
    else if (bytes < PAGE_BYTES.least || bytes > PAGE_BYTES.most)
      yield { place, message: `the page has ${bytes} bytes`, fix };
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
