import type { ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { readId } from '../overlay.ts';
import { SANITY_API } from '../sanityApi.ts';
import { valueAt } from '../valuesIn.ts';
import { sharedRequest } from './sharedRequest.ts';

const QUERY = '*[_id == $id][0]';

const publishedVersion = sharedRequest((document, client) =>
  client
    .withConfig({ perspective: 'published' })
    .fetch<unknown>(QUERY, { id: readId(document._id).id }),
);

/**
 * The published version of an object that a form field belongs to, such as a figure. Only in the
 * Studio: the pull reads published content anyway. Only for warnings, which do not block a publish
 * if the lake does not answer.
 *
 * @param end where the path of the object ends in that of the field, as for `slice`
 */
export async function readPublished(
  { environment, document, path = [], getClient }: ValidationContext,
  end: number,
): Promise<Record<string, unknown> | undefined> {
  if (environment !== 'studio' || !document) return undefined;
  if (readId(document._id).id === document._id) return undefined;
  const found = await publishedVersion(document, getClient(SANITY_API)).catch(() => undefined);
  const value = valueAt(found, path.slice(0, end));
  return isRecord(value) ? value : undefined;
}
