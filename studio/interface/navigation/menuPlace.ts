import * as v from 'valibot';
import { COLLECTIONS } from '../../../locales/routes.ts';

const Target = v.object({ _ref: v.string() });
const Subentry = v.object({ _key: v.string(), target: v.optional(Target) });
const Entry = v.object({ ...Subentry.entries, children: v.optional(v.array(Subentry), []) });

const Navigation = v.object({ entries: v.optional(v.array(Entry), []) });
type Navigation = v.InferOutput<typeof Navigation>;

/** The stored navigation, published or draft; nothing if it is absent or cannot be read. */
export function readNavigation(navigation: unknown): Navigation | undefined {
  const { success, output } = v.safeParse(Navigation, navigation);
  return success ? output : undefined;
}

/** The fields of a programme that the menu needs. */
export const MenuProgram = v.object({
  _id: v.string(),
  family: v.optional(v.string()),
  title: v.optional(v.object({ en: v.optional(v.string()), zh: v.optional(v.string()) }), {}),
});
export type MenuProgram = v.InferOutput<typeof MenuProgram>;

/** Whether an entry of the bar or its menus leads to a page. */
export const hasEntryFor = ({ entries }: Navigation, id: string): boolean =>
  entries.some((entry) => [entry, ...entry.children].some(({ target }) => target?._ref === id));

/**
 * The patch that adds a programme to the navigation: below the entry of its family's page, or at
 * the end if there is none.
 */
export function addProgramPatch(
  { entries }: Navigation,
  id: string,
  { family, title }: MenuProgram,
) {
  const index = COLLECTIONS.program.place(family)?.index;
  const heading = entries.find(({ target }) => index && target?._ref === index);
  const list = heading ? `entries[_key=="${heading._key}"].children` : 'entries';
  const item = {
    // An entry that was added for this page may lead to another by now.
    _key: `${id}-${Date.now()}`,
    _type: heading ? 'navigationSubitem' : 'navigationItem',
    label: { _type: 'localeString', ...title },
    target: { _type: 'reference', _ref: id },
  };
  return { setIfMissing: { [list]: [] }, insert: { after: `${list}[-1]`, items: [item] } };
}
