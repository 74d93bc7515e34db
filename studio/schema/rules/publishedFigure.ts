import type { SanityDocument, ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { readId } from './withinRelease.ts';

const QUERY = '*[_id == $id][0].figures';

/** What visitors read of a document's figures, asked for once each time that it is checked. */
const asked = new WeakMap<SanityDocument, Promise<unknown>>();

/**
 * The figure of the published document that a field of the form belongs to. Asked in the Studio
 * alone: for the pull nothing else is published. What it is asked for is advice, which no publish
 * waits for where the lake gives no answer.
 */
export async function publishedFigure({
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
    asked.get(document) ??
    getClient({ apiVersion: '2025-02-19' })
      .withConfig({ perspective: 'published' })
      .fetch<unknown>(QUERY, { id })
      .catch(() => void asked.delete(document));
  asked.set(document, figures);
  const all: unknown = await figures;
  return Array.isArray(all)
    ? all.filter(isRecord).find(({ _key }) => _key === item._key)
    : undefined;
}
