import type { ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { SANITY_API } from '../sanityApi.ts';
import { readId } from './releaseFilter.ts';
import { sharedRequest } from './sharedRequest.ts';

const QUERY = '*[_id == $id][0].figures';

const publishedFigures = sharedRequest((document, client) =>
  client
    .withConfig({ perspective: 'published' })
    .fetch<unknown>(QUERY, { id: readId(document._id).id }),
);

/**
 * The published version of the figure that a form field belongs to. Only in the Studio: the pull
 * reads published content anyway. Only for warnings, which do not block a publish if the lake does
 * not answer.
 */
export async function readPublishedFigure({
  environment,
  document,
  path: [list, item] = [],
  getClient,
}: ValidationContext): Promise<Record<string, unknown> | undefined> {
  if (environment !== 'studio' || !document || list !== 'figures' || !isRecord(item))
    return undefined;
  if (readId(document._id).id === document._id) return undefined;
  const all = await publishedFigures(document, getClient(SANITY_API)).catch(() => undefined);
  return Array.isArray(all)
    ? all.filter(isRecord).find(({ _key }) => _key === item._key)
    : undefined;
}
