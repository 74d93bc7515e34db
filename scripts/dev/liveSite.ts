import type { PulledContent } from '../content/pulledContent.ts';
import { fetchDocuments } from '../pull/source/fetchDocuments.ts';
import { documentProblems } from '../pull/validate.ts';
import { ValidationCache } from '../pull/validationCache.ts';
import { DraftContent } from './DraftContent.ts';
import type { DraftSource } from './draftSource.ts';
import { followDrafts } from './followDrafts.ts';
import { OriginalPictures } from './originalPictures.ts';
import { serveSite } from './serveSite.ts';
import type { Service } from './services.ts';

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
export async function serveLiveSite(options: LiveSiteOptions): Promise<Service> {
  const { source, port, pulled, report } = options;
  const originals = new OriginalPictures();
  // Never saved: the file belongs to the pull.
  const accepted = new ValidationCache(process.cwd());
  const drafts = new DraftContent({
    pulled,
    pictures: originals.pictures,
    problemsOf: (documents, pages) => documentProblems(documents, pages, source, accepted),
    report: (problem) => report(`Not shown yet: ${problem}`),
  });
  const refresh = async () => drafts.update(await fetchAs(source, source.perspective));

  await drafts.begin(await fetchAs(source, 'published'));
  await refresh();
  const site = await serveSite(
    {
      content: () => drafts.content,
      answerPicture: (pathname, response) => originals.answer(pathname, response),
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

const fetchAs = ({ client, name }: DraftSource, perspective: DraftSource['perspective']) =>
  fetchDocuments({ client: client.withConfig({ perspective }), name });
