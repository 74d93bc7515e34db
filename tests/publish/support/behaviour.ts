import * as v from 'valibot';

/** Token with which test builds read the content. */
export const TOKEN = 'sk-the-token-of-a-test';

/** How test builds behave. */
export const BehaviourSchema = v.object({
  pull: v.optional(v.picklist(['works', 'fails']), 'works'),
  build: v.optional(
    v.picklist([
      'works',
      'fails',
      'exits',
      'prints its token',
      'hangs',
      'fills the disk',
      'omits a page',
      'breaks a link',
      'repeats an id',
      'has a wrong language',
      'truncates a page',
      'repeats part of a page',
      'empties a file',
    ]),
    'works',
  ),
  /** Id of a person whose document is held back for a dead link. */
  holds: v.optional(v.string()),
  /** Whether a build pauses after its pull. */
  pauses: v.optional(v.boolean(), false),
  /** Name of the site's script, `app-1.js`. */
  script: v.optional(v.string(), 'app-1.js'),
});
export type Behaviour = v.InferInput<typeof BehaviourSchema>;
