import { requireUser } from '../access/identify.ts';
import { publishedIdOf } from '../documents/ids.ts';
import { LakeError } from '../error.ts';
import { groupEventsOf } from '../history/groupEvents.ts';
import type { Lake } from '../lake.ts';
import { effectsOf } from '../listen/mutationEvent.ts';
import { lines } from './answers.ts';
import { routes } from './environment.ts';

const MAX_TRANSACTIONS = 1000;

/** What the Studio's history panel shows; https://www.sanity.io/docs/content-lake/http-history */
export function historyRoutes({ history }: Lake) {
  return routes()
    .get('/data/history/:dataset/events/documents/:id', (c) => {
      requireUser(c.get('caller'));
      const id = c.req.param('id');
      const limit = limitOf(c.req.query('limit'), 100);
      const to = Number(c.req.query('nextCursor') || Number.MAX_SAFE_INTEGER);
      const published = publishedIdOf(id);
      const documents = [...new Set([published, `drafts.${published}`, id])];
      const read = history.read({ documents, to, limit, newestFirst: true });
      const oldest = read.length === limit ? read.at(-1) : undefined;
      const events = read.flatMap((transaction) => groupEventsOf(transaction, published));
      return c.json({
        events: { [id]: events },
        nextCursor: oldest ? String(oldest.sequence - 1) : '',
      });
    })
    .get('/data/history/:dataset/transactions/:ids', (c) => {
      requireUser(c.get('caller'));
      const ids = c.req.param('ids').split(',');
      const read = history.read({
        documents: ids,
        from: sequenceOf(c.req.query('fromTransaction')) ?? 0,
        to: sequenceOf(c.req.query('toTransaction')) ?? Number.MAX_SAFE_INTEGER,
        limit: limitOf(c.req.query('limit'), 100),
        newestFirst: c.req.query('reverse') === 'true',
      });
      return lines(
        read.map(({ id, timestamp, author, changes }) => {
          const own = changes.filter((change) => ids.includes(change.id));
          const effects = own.map((change) => [change.id, effectsOf(change.before, change.after)]);
          const mutations = own.flatMap((change) => change.mutations);
          return {
            ...{ id, timestamp, author },
            documentIDs: own.map((change) => change.id),
            effects: Object.fromEntries(effects),
            ...(c.req.query('excludeContent') !== 'true' && { mutations }),
          };
        }),
      );
    })
    .get('/data/history/:dataset/documents/:ids', (c) => {
      requireUser(c.get('caller'));
      const { revision, time } = c.req.query();
      const sequence = revision ? sequenceOf(revision) : time ? sequenceAt(time) : history.last();
      if (sequence === undefined)
        throw new LakeError('missing', `There is no revision ${revision}`);
      const found = c.req
        .param('ids')
        .split(',')
        .map((id) => history.at(id, sequence));
      return c.json({ documents: found.filter((document) => document !== undefined) });
    });

  function sequenceOf(transaction: string | undefined): number | undefined {
    return transaction ? history.sequenceOf(transaction) : undefined;
  }

  function sequenceAt(time: string): number {
    const date = new Date(time);
    if (Number.isNaN(date.getTime())) throw new LakeError('malformed', `${time} is not a time`);
    return history.sequenceAt(date.toISOString());
  }
}

function limitOf(asked: string | undefined, otherwise: number): number {
  const limit = Number(asked ?? otherwise);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_TRANSACTIONS) : otherwise;
}
