import { COLLECTION_TYPES, COLLECTIONS, ENTRIES, ENTRY_TYPES } from '../../locales/routes.ts';
import type { FormerSite } from '../../locales/site.ts';
import { sum } from '../../locales/sum.ts';
import type { FetchedDocuments } from '../../studio/queries/documents.ts';
import { CommandError } from '../command/command.ts';

/** The types with many documents. */
const LISTED = { ...COLLECTIONS, ...ENTRIES };

/** This many may always disappear at once. */
const FEW = 2;

/**
 * Stops a pull if half of the documents of a type, or of all with a page, have disappeared: a wrong
 * dataset and a token with too few permissions look the same.
 *
 * @param previous the site before this pull
 * @throws {CommandError} that lists what has disappeared
 */
export function refuseRemoval(documents: FetchedDocuments, previous: FormerSite | undefined): void {
  if (!previous) return;
  const count = (type: keyof typeof LISTED) => {
    const { list, plural } = LISTED[type];
    return { what: plural, before: previous[list].length, now: documents[type].length };
  };
  const pages = COLLECTION_TYPES.map(count);
  const all = {
    what: 'documents',
    before: sum(pages.map(({ before }) => before)),
    now: sum(pages.map(({ now }) => now)),
  };
  const former = previous.redirects.filter(({ by }) => by !== undefined).length;
  const redirects = { what: 'redirects', before: former, now: documents.redirect.length };
  const lost = [...pages, all, ...ENTRY_TYPES.map(count), redirects].filter(isLost);
  if (lost.length === 0) return;
  const lines = lost.map(({ what, before, now }) => `${now} of ${before} ${what}`);
  throw new CommandError(
    `The source has only ${lines.join(', ')}; nothing was written. If they were removed on purpose, publish some of them again and remove a few at a time, or run npm run pull with --allow-removal; otherwise check SANITY_DATASET and SANITY_API_TOKEN`,
  );
}

const isLost = ({ before, now }: { before: number; now: number }) =>
  before - now > FEW && now <= before / 2;
