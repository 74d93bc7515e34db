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
});

/** A page that reads differently now, in both languages. */
export const ChangedPage = v.object({ titles: text, urls: text });
export type ChangedPage = v.InferOutput<typeof ChangedPage>;

/** A page of which a copy is to be filed, and the day by which, of that time zone. */
export const DueFiling = v.object({ titles: text, due: v.string(), timeZone: v.string() });
export type DueFiling = v.InferOutput<typeof DueFiling>;

/** Something that keeps a document back: where, and what to do, in both languages. */
export const EditorProblem = v.object({
  /** Id of the document. */
  document: v.string(),
  /** Path of the field, list items by position, such as `benefits.0.title.zh`. */
  field: v.string(),
  message: text,
});
export type EditorProblem = v.InferOutput<typeof EditorProblem>;

/** A document of which visitors see what they saw before. */
const HeldDocument = v.object({
  /** Its id. */
  document: v.string(),
  reasons: v.array(EditorProblem),
});

/** Why nothing could be published; the Studio has the words for it. */
export const PUBLISH_FAILURES = [
  /** Documents that the site needs have problems. */
  'content',
  /** The content could not be fetched. */
  'source',
  'disk',
  'build',
  /** The built site did not pass its checks. */
  'check',
  /** It could not be put in the place of the one before. */
  'switch',
  /** The build was ended from outside, or ended by itself. */
  'ended',
] as const;
export type PublishFailure = (typeof PUBLISH_FAILURES)[number];

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
    /** What differs from before, in a line of English. */
    changes: v.string(),
    /** The same as numbers; gone with the release, and a server of an earlier version has none. */
    counts: v.optional(ChangeCounts),
    pages: v.array(ChangedPage),
    /** What is to be filed because of it. */
    filings: v.array(DueFiling),
    /** What else is held back since that build; a server of an earlier version does not say. */
    heldOthers: v.optional(v.array(HeldDocument), []),
  }),
  /** Nothing that visitors see has changed. */
  v.object({ state: v.literal('unchanged') }),
  /** The document is not shown as it is. */
  v.object({ state: v.literal('held'), reasons: v.array(EditorProblem) }),
  /** Built, and hidden by a rollback. */
  v.object({ state: v.literal('unshown') }),
  v.object({
    state: v.literal('failed'),
    why: v.picklist(PUBLISH_FAILURES),
    /** What the server wrote down, in English. */
    message: v.string(),
    /** The documents' problems, where these are why. */
    reasons: v.array(EditorProblem),
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
