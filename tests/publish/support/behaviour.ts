import * as v from 'valibot';

/** What builds of a test may read content with. */
export const TOKEN = 'sk-the-token-of-a-test';

/** How the builds of a test go. */
export const BehaviourSchema = v.object({
  pull: v.optional(v.picklist(['works', 'fails']), 'works'),
  build: v.optional(
    v.picklist([
      'works',
      'fails',
      'exits',
      'shows its token',
      'hangs',
      'fills the disk',
      'leaves a page out',
      'breaks a link',
      'gives an id twice',
      'mixes languages',
      'cuts a page off',
      'repeats a part of a page',
      'empties a file',
    ]),
    'works',
  ),
  /** Id of a person whose document is held back for a link, if one is. */
  holds: v.optional(v.string()),
  /** Whether a build stops after its pull until it is told to go on. */
  pauses: v.optional(v.boolean(), false),
  /** Name of the site's script, `app-1.js`. */
  script: v.optional(v.string(), 'app-1.js'),
});
export type Behaviour = v.InferInput<typeof BehaviourSchema>;
