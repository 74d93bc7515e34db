import * as v from 'valibot';

const text = v.object({ en: v.string(), zh: v.string() });

/** How much a build changed. */
const ChangeCounts = v.object({
  isFirst: v.boolean(),
  changed: v.number(),
  languages: v.pipe(v.array(v.picklist(['en', 'zh'])), v.readonly()),
  hasShared: v.boolean(),
  added: v.number(),
  removed: v.number(),
  moved: v.number(),
  figures: v.number(),
  /** Absent from servers of an earlier version. */
  hasOtherPictures: v.optional(v.boolean(), false),
});
export type ChangeCounts = v.InferOutput<typeof ChangeCounts>;

/** A page whose text changed, in both languages. */
export const ChangedPage = v.object({ titles: text, urls: text });
export type ChangedPage = v.InferOutput<typeof ChangedPage>;

/** A page whose copy must be filed, with the deadline and its time zone. */
export const DueFiling = v.object({ titles: text, due: v.string(), timeZone: v.string() });
export type DueFiling = v.InferOutput<typeof DueFiling>;

/** A problem that holds a document back: where it is and what to do, in both languages. */
export const EditorProblem = v.object({
  /** Id of the document. */
  document: v.string(),
  /** Path of the field, list items by position, such as `benefits.0.title.zh`. */
  field: v.string(),
  message: text,
});
export type EditorProblem = v.InferOutput<typeof EditorProblem>;

/** A document that is held back: visitors still see its previous version. */
const HeldDocument = v.object({
  /** Its id. */
  document: v.string(),
  reasons: v.array(EditorProblem),
});

/** Why a publish failed; the Studio has the wording. */
export const PUBLISH_FAILURES = [
  /** Documents that the site needs have problems. */
  'content',
  /** The content could not be fetched. */
  'source',
  'disk',
  'build',
  /** The built site did not pass its checks. */
  'check',
  /** It could not replace the previous release. */
  'switch',
  /** The build was killed, or exited by itself. */
  'ended',
] as const;
export type PublishFailure = (typeof PUBLISH_FAILURES)[number];

/** The outcome of a publish, as the publish server reports it and the Studio shows it. */
export const PublishOutcome = v.variant('state', [
  /** The server has not received this publish. */
  v.object({ state: v.literal('unheard') }),
  v.object({ state: v.literal('waiting') }),
  v.object({ state: v.literal('building') }),
  v.object({
    state: v.literal('live'),
    /** Time from the webhook to the switch. */
    seconds: v.number(),
    /** What changed, in a line of English. */
    changes: v.string(),
    /** The same as numbers; absent once the release is deleted, and from earlier servers. */
    counts: v.optional(ChangeCounts),
    pages: v.array(ChangedPage),
    /** Pages whose copy must be filed because of it. */
    filings: v.array(DueFiling),
    /** Other documents held back since that build; absent from servers of an earlier version. */
    heldOthers: v.optional(v.array(HeldDocument), []),
  }),
  /** Visitors see no change. */
  v.object({ state: v.literal('unchanged') }),
  /** The document itself is held back. */
  v.object({ state: v.literal('held'), reasons: v.array(EditorProblem) }),
  /** Built, but hidden by a rollback. */
  v.object({ state: v.literal('unshown') }),
  v.object({
    state: v.literal('failed'),
    why: v.picklist(PUBLISH_FAILURES),
    /** The server's log message, in English. */
    message: v.string(),
    /** The problems of documents that caused the failure. */
    reasons: v.array(EditorProblem),
    /** When the build is retried automatically. */
    retryAt: v.nullable(v.string()),
  }),
]);
export type PublishOutcome = v.InferOutput<typeof PublishOutcome>;

/** Whether the outcome will not change without further action. */
export const isFinal = (outcome: PublishOutcome): boolean =>
  outcome.state === 'failed'
    ? outcome.retryAt === null
    : !['unheard', 'waiting', 'building'].includes(outcome.state);
