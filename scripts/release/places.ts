import path from 'node:path';

/** Where a release keeps what. */
interface ReleasePlaces {
  readonly folder: string;
  /** What is served: the built site. */
  readonly site: string;
  /** What configurations of web servers include. */
  readonly hosting: string;
  /** The content that the site was made from. */
  readonly content: string;
  /** What its pages say, for the history. */
  readonly texts: string;
  /** Written last: a folder without it is no release. */
  readonly record: string;
  readonly reportJson: string;
  readonly reportHtml: string;
}

/** @param releases the folder `releases` */
export function releasePlaces(releases: string, id: string): ReleasePlaces {
  const folder = path.join(releases, id);
  const inside = (name: string) => path.join(folder, name);
  return {
    folder,
    site: inside('site'),
    hosting: inside('hosting'),
    content: inside('content'),
    texts: inside('texts.ndjson'),
    record: inside('release.json'),
    reportJson: inside('report.json'),
    reportHtml: inside('report.html'),
  };
}

/** The link to the release that visitors see; web servers serve `releases/current/site`. */
export const currentLink = (releases: string): string => path.join(releases, 'current');
