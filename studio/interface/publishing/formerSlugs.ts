import { isRecord } from '../../../locales/isRecord.ts';
import { folderOf, formerSlugsOf, slugOf } from '../../schema/addresses.ts';

/**
 * The former slugs of a document once its draft or release is published: the slug that it loses is
 * added, the one that it has is removed.
 *
 * @returns `undefined` if nothing changes, or if the page moves to another folder of the site, such
 * as that of another family: there the old slug was never an address
 */
export function formerSlugsAfter(draft: unknown, published: unknown): string[] | undefined {
  if (!isRecord(draft) || !isRecord(published)) return undefined;
  const now = slugOf(draft);
  const before = slugOf(published);
  const folder = folderOf(draft._type, draft.family);
  if (!now || !before || !folder || folder !== folderOf(published._type, published.family))
    return undefined;
  const known = formerSlugsOf(draft).filter((slug) => typeof slug === 'string');
  const after = [...new Set([...known, before])].filter((slug) => slug !== now);
  return after.join() === known.join() ? undefined : after;
}
