import type { Page } from '../../studio/compose/documentPages.ts';
import type { FetchedDocuments } from '../../studio/queries/documents.ts';
import { deadLinkProblem } from '../../studio/schema/rules/deadLink.ts';
import { linksIn } from '../../studio/schema/rules/linksIn.ts';
import { say } from '../../studio/words/say.ts';
import type { Problem } from '../content/problems.ts';
import { linkTargets } from './linkTargets.ts';
import type { SiteContext } from './siteContext.ts';

/** Links in texts to missing pages or sections of the site. */
export function linkProblems(
  documents: FetchedDocuments,
  pages: readonly Page[],
  context: SiteContext,
): Problem[] {
  const targets = linkTargets(documents, pages, context);
  const paths = new Map(pages.map(({ document, path }) => [document, path]));
  const all = Object.values(documents).flat();
  return all.flatMap((document) => {
    const page = paths.get(document);
    const pageAt = (path: string) => targets.get(path || (page ?? ''));
    return linksIn(document, context.origin).flatMap((link): Problem[] => {
      const { segments, href, language, target } = link;
      const fault = deadLinkProblem(href, target, pageAt);
      if (!fault) return [];
      const isHeld = !targets.has(target.path) && context.heldPaths.has(target.path);
      const message = isHeld ? heldProblem(href) : fault;
      return [{ document: document._id, field: segments.join('.'), language, page, message }];
    });
  });
}

const heldProblem = (href: string) =>
  say('the link [link] points to a page that is held back: fix that page or remove the link', {
    link: JSON.stringify(href),
  });
