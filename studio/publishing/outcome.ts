import * as v from 'valibot';

const text = v.object({ en: v.string(), zh: v.string() });

/** A page that reads differently now, in both languages. */
const ChangedPage = v.object({ titles: text, urls: text });
export type ChangedPage = v.InferOutput<typeof ChangedPage>;

/** A page of which a copy is to be filed, and the day by which, of that time zone. */
export const DueFiling = v.object({ titles: text, due: v.string(), timeZone: v.string() });
export type DueFiling = v.InferOutput<typeof DueFiling>;

/** What became of a publish: the publish server tells it, the Studio shows it. */
export const PublishOutcome = v.variant('state', [
  /** The server has not been told of the publish. */
  v.object({ state: v.literal('unheard') }),
  v.object({ state: v.literal('waiting') }),
  v.object({ state: v.literal('building') }),
  v.object({
    state: v.literal('live'),
    /** From the webhook to the switch. */
    seconds: v.number(),
    /** What differs from before, in a line. */
    changes: v.string(),
    pages: v.array(ChangedPage),
    /** What is to be filed because of it. */
    filings: v.array(DueFiling),
  }),
  /** Nothing that visitors see has changed. */
  v.object({ state: v.literal('unchanged') }),
  /** The document is not shown as it is. */
  v.object({ state: v.literal('held'), reasons: v.array(v.string()) }),
  /** Built, and hidden by a rollback. */
  v.object({ state: v.literal('unshown') }),
  v.object({
    state: v.literal('failed'),
    message: v.string(),
    /** When it is built again by itself. */
    retryAt: v.nullable(v.string()),
  }),
]);
export type PublishOutcome = v.InferOutput<typeof PublishOutcome>;

/** Whether nothing more will become of it without somebody's doing. */
export const isFinal = (outcome: PublishOutcome): boolean =>
  outcome.state === 'failed'
    ? outcome.retryAt === null
    : !['unheard', 'waiting', 'building'].includes(outcome.state);
