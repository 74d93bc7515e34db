import path from 'node:path';

/**
 * Where a release keeps what.
 *
 * @param releases the folder `releases`
 */
export function releasePlaces(releases: string, id: string) {
  const folder = path.join(releases, id);
  const inside = (name: string) => path.join(folder, name);
  return {
    folder,
    /** What is served: the built site. */
    site: inside('site'),
    /** What configurations of web servers include. */
    hosting: inside('hosting'),
    /** The content that the site was made from. */
    content: inside('content'),
    /** What its pages say, for the history. */
    texts: inside('texts.ndjson'),
    /** Written last: a folder without it is no release. */
    record: inside('release.json'),
    reportJson: inside('report.json'),
    reportHtml: inside('report.html'),
  };
}

/** The link to the release that visitors see; web servers serve `releases/current/site`. */
export const currentLink = (releases: string): string => path.join(releases, 'current');
