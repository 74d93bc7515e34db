import type { SanityDocument, ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { SANITY_API } from '../sanityApi.ts';
import { readId } from './releaseFilter.ts';

const QUERY = '*[_id == $id][0].figures';

/** One request for the published figures per validation of a document. */
const requests = new WeakMap<SanityDocument, Promise<unknown>>();

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
  const { id } = readId(document._id);
  if (id === document._id) return undefined;
  const figures =
    requests.get(document) ??
    getClient(SANITY_API)
      .withConfig({ perspective: 'published' })
      .fetch<unknown>(QUERY, { id })
      .catch(() => void requests.delete(document));
  requests.set(document, figures);
  const all: unknown = await figures;
  return Array.isArray(all)
    ? all.filter(isRecord).find(({ _key }) => _key === item._key)
    : undefined;
}
