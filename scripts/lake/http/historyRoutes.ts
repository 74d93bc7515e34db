import { requireUser } from '../access/identifyCaller.ts';
import { draftIdOf, publishedIdOf, versionPrefix } from '../documents/ids.ts';
import { LakeError } from '../error.ts';
import { groupEventsOf } from '../history/groupEvents.ts';
import { releaseEventsOf } from '../history/releaseEvents.ts';
import type { Lake } from '../lake.ts';
import { effectsOf } from '../listen/mutationEvent.ts';
import { releaseDocumentId } from '../transact/release/release.ts';
import { createRoutes } from './environment.ts';
import { readFlag } from './params.ts';
import { ndjsonResponse } from './responses.ts';

const MAX_TRANSACTIONS = 1000;

/** History of documents and releases; https://www.sanity.io/docs/content-lake/http-history */
export function historyRoutes({ history, store }: Lake) {
  return createRoutes()
    .get('/data/history/:dataset/events/documents/:id', (c) => {
      requireUser(c.get('caller'));
      const id = c.req.param('id');
      const limit = limitOf(c.req.query('limit'));
      const to = Number(c.req.query('nextCursor') || Number.MAX_SAFE_INTEGER);
      const published = publishedIdOf(id);
      const draft = draftIdOf(published);
      // The Studio takes the newest creation for that of the version, and reads its edits since then.
      const documents = id === published || id === draft ? [published, draft] : [id];
      const range = { documents, editsOnlyOf: published, to, limit, newestFirst: true };
      const read = history.read(range);
      const oldest = read.length === limit ? read.at(-1) : undefined;
      const events = read.flatMap((transaction) =>
        groupEventsOf(transaction, published, () => history.at(draft, transaction.sequence)),
      );
      return c.json({
        events: { [id]: events },
        nextCursor: oldest ? String(oldest.sequence - 1) : '',
      });
    })
    .get('/data/history/:dataset/events/releases/:name', (c) => {
      requireUser(c.get('caller'));
      const name = c.req.param('name');
      const release = releaseDocumentId(name);
      const documents = [release, ...store.idsUnder(versionPrefix(name))];
      const range = { documents, editsOnlyOf: release, limit: MAX_TRANSACTIONS, newestFirst: true };
      const read = history.read(range);
      const events = read.flatMap((transaction) => releaseEventsOf(transaction, name, release));
      return c.json({ events, nextCursor: '' });
    })
    .get('/data/history/:dataset/transactions/:ids', (c) => {
      requireUser(c.get('caller'));
      const ids = c.req.param('ids').split(',');
      const isPatched = c.req.query('effectFormat') === 'mendoza';
      const isOwnOnly = readFlag(c.req, 'includeIdentifiedDocumentsOnly');
      const read = history.read({
        documents: ids,
        from: sequenceOf(ids, c.req.query('fromTransaction')),
        to: sequenceOf(ids, c.req.query('toTransaction')),
        limit: limitOf(c.req.query('limit')),
        newestFirst: c.req.query('reverse') === 'true',
      });
      return ndjsonResponse(
        read.map(({ id, timestamp, author, changes }) => {
          const own = changes.filter((change) => !isOwnOnly || ids.includes(change.id));
          const effects = own.map((change) => [change.id, effectsOf(change.before, change.after)]);
          const mutations = own.flatMap((change) => change.mutations);
          return {
            id,
            timestamp,
            author,
            documentIDs: own.map((change) => change.id),
            ...(isPatched && { effects: Object.fromEntries(effects) }),
            ...(c.req.query('excludeContent') !== 'true' && { mutations }),
          };
        }),
      );
    })
    .get('/data/history/:dataset/documents/:ids', (c) => {
      requireUser(c.get('caller'));
      const ids = c.req.param('ids').split(',');
      const found = readFlag(c.req, 'lastRevision')
        ? ids.map((id) => history.lastOf(id))
        : documentsAt(ids, readSequence(ids, c.req.query()));
      return c.json({ documents: found.filter((document) => document !== undefined) });
    });

  /** If a draft did not exist at that time, returns the published document. */
  function documentsAt(ids: readonly string[], sequence: number) {
    const [only = ''] = ids;
    if (ids.length > 1) return ids.map((id) => history.at(id, sequence));
    return [history.at(only, sequence) ?? history.at(publishedIdOf(only), sequence)];
  }

  function readSequence(ids: readonly string[], { revision, time }: Record<string, string>) {
    if (!revision) return time ? sequenceAt(time) : history.last();
    const sequence = sequenceOf(ids, revision);
    if (sequence !== undefined) return sequence;
    throw new LakeError('missing', `There is no revision ${revision}`);
  }

  function sequenceOf(ids: readonly string[], revision: string | undefined): number | undefined {
    if (!revision) return undefined;
    return history.sequenceOf(revision) ?? history.sequenceOfImported(ids, revision);
  }

  function sequenceAt(time: string): number {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
      throw new LakeError('malformed', `${time} is not a valid time`);
    return history.sequenceAt(date.toISOString());
  }
}

function limitOf(parameter: string | undefined): number {
  const limit = Number(parameter);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_TRANSACTIONS) : 100;
}
