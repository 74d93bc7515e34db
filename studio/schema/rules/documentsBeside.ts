import type { SanityDocument, ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { COLLECTION_TYPES } from '../../../locales/routes.ts';
import { readId, WITHIN_RELEASE } from './withinRelease.ts';

/** Other documents of the type, of one family where there are any. */
const OTHERS = `*[_type == $type && !(_id in $own) && ${WITHIN_RELEASE}
  && (!defined(family) || family == $family)]{
  _id, order, "title": coalesce(title, name), "searchTitle": seo.title,
  "isLeaving": _system.delete == true
}`;

/** Another document of a list of the site, as it will be when its draft is published. */
export interface DocumentBeside {
  readonly _id: string;
  readonly order: number | null;
  readonly title: unknown;
  readonly searchTitle: unknown;
  /** The release takes it off the site. */
  readonly isLeaving: boolean | null;
}

/** Asked for once each time that a document is checked, by whichever check begins. */
const asked = new WeakMap<SanityDocument, Promise<readonly DocumentBeside[]>>();

/**
 * The other documents of the list that a document is in. Asked in the Studio alone: what it is asked
 * for is advice, which no publish waits for where the lake gives no answer.
 */
export async function documentsBeside({
  environment,
  document,
  getClient,
}: ValidationContext): Promise<readonly DocumentBeside[]> {
  if (environment !== 'studio' || !document || !isListed(document)) return [];
  const known = asked.get(document);
  if (known) return known;
  const { id, release } = readId(document._id);
  const params = {
    ...{ type: document._type, family: document.family ?? '', release },
    own: [id, `drafts.${id}`, document._id],
  };
  const others = getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<DocumentBeside[]>(OTHERS, params)
    .then((stored) => newest(stored, release))
    .catch(() => {
      asked.delete(document);
      return [];
    });
  asked.set(document, others);
  return others;
}

const isListed = ({ _type }: SanityDocument) => COLLECTION_TYPES.some((type) => type === _type);

/** Of each document what comes last: its version in the release, which publishes no drafts. */
function newest(stored: readonly DocumentBeside[], release: string): readonly DocumentBeside[] {
  const rank = ({ _id }: DocumentBeside) =>
    readId(_id).release === '' ? Number(_id.startsWith('drafts.')) : 2;
  const byId = new Map<string, DocumentBeside>();
  for (const one of stored
    .filter(({ _id }) => release === '' || !_id.startsWith('drafts.'))
    .sort((a, b) => rank(a) - rank(b)))
    byId.set(readId(one._id).id, one);
  return [...byId.values()].filter(({ isLeaving }) => !isLeaving);
}

/** A text of a document in a language, if it has one. */
export const textIn = (text: unknown, language: string): string =>
  isRecord(text) && typeof text[language] === 'string' ? text[language].trim() : '';
