import type { FetchedDocument } from '../../studio/queries/documents.ts';
import type { PulledContent } from '../content/pulledContent.ts';
import { fetchDocuments } from '../pull/source/fetchDocuments.ts';
import { DraftContent, type Drafts } from './DraftContent.ts';
import { ownProblems } from './draftProblems.ts';
import type { DraftSource } from './draftSource.ts';
import { followDrafts } from './followDrafts.ts';
import { OriginalPictures } from './originalPictures.ts';
import type { Part } from './part.ts';
import { serveSite } from './serveSite.ts';

/** How the site is served in development. */
interface LiveSiteOptions {
  readonly source: DraftSource;
  readonly port: number;
  /** The content of `locales/`, shown until the source has answered. */
  readonly pulled: PulledContent;
  /** Called with a message to print in the terminal. */
  readonly report: (sentence: string) => void;
}

/**
 * Serves the site with the source's drafts; open pages follow each change.
 *
 * @throws when the source does not answer at first, or the port is taken
 */
export async function serveLiveSite(options: LiveSiteOptions): Promise<Part> {
  const { source, port, pulled, report } = options;
  const pictures = new OriginalPictures(source.pictureOrigins);
  const drafts = new DraftContent({
    pulled,
    ruleProblems: (document: FetchedDocument, pages) => ownProblems(document, pages, source.client),
    report: (problem) => report(`Not shown yet: ${problem}`),
  });
  const refresh = async () => {
    const now = await fetchDrafts(source);
    pictures.update(now);
    return drafts.update(now);
  };

  await refresh();
  const site = await serveSite(
    {
      content: () => drafts.content,
      answerPicture: (pathname, response) => pictures.answer(pathname, response),
    },
    port,
  );
  const follow = async () => {
    if (await refresh()) site.refresh();
  };
  const stop = followDrafts(source, follow, report);
  return {
    name: 'The site',
    ready: Promise.resolve(),
    close: () => {
      stop();
      return site.close();
    },
  };
}

async function fetchDrafts({ client, name, perspective }: DraftSource): Promise<Drafts> {
  const fetchAs = (view: DraftSource['perspective']) =>
    fetchDocuments({ client: client.withConfig({ perspective: view }), name });
  const [drafts, published] = await Promise.all([fetchAs(perspective), fetchAs('published')]);
  return { drafts, published };
}
