import type { SanityDocument, ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { COLLECTION_TYPES, ENTRY_TYPES } from '../../../locales/routes.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { SANITY_API } from '../sanityApi.ts';
import { readId, WITHIN_RELEASE } from './releaseFilter.ts';
import { sharedRequest } from './sharedRequest.ts';

/** Other documents of the type, for programmes of the same family. */
const OTHERS = `*[_type == $type && !(_id in $own) && ${WITHIN_RELEASE}
  && (!defined(family) || family == $family)]{
  _id, order, "title": coalesce(name, title, term), "slug": slug.current, "headline": hero.title, "searchTitle": seo.title,
  "isRemoved": _system.delete == true
}`;

/** A document with its title, or a person's name, in both languages. */
export interface TitledDocument {
  readonly _id: string;
  readonly title: unknown;
}

/** Another document in the same list of the site, as it will be once its draft is published. */
interface SiblingDocument extends TitledDocument {
  readonly order: number | null;
  readonly slug: string | null;
  readonly headline: unknown;
  readonly searchTitle: unknown;
  /** Whether the release unpublishes it. */
  readonly isRemoved: boolean | null;
}

const siblings = sharedRequest((document, client) => {
  const { id, release } = readId(document._id);
  const params = {
    type: document._type,
    family: document.family ?? '',
    release,
    own: [id, `drafts.${id}`, document._id],
  };
  return client
    .withConfig({ perspective: 'raw' })
    .fetch<SiblingDocument[]>(OTHERS, params)
    .then((stored) => newest(stored, release));
});

/**
 * The other documents in the same list. Only in the Studio, and only for warnings, which do not
 * block a publish if the lake does not answer.
 */
export const readSiblingDocuments = async ({
  environment,
  document,
  getClient,
}: ValidationContext): Promise<readonly SiblingDocument[]> =>
  environment === 'studio' && document && isListed(document)
    ? siblings(document, getClient(SANITY_API)).catch(() => [])
    : [];

const LISTED = [...COLLECTION_TYPES, ...ENTRY_TYPES];

const isListed = ({ _type }: SanityDocument) => LISTED.some((type) => type === _type);

/** The latest version of each document: in a release its version there, and no drafts. */
function newest(stored: readonly SiblingDocument[], release: string): readonly SiblingDocument[] {
  const rank = ({ _id }: SiblingDocument) =>
    readId(_id).release === '' ? Number(_id.startsWith('drafts.')) : 2;
  const byId = new Map<string, SiblingDocument>();
  for (const one of stored
    .filter(({ _id }) => release === '' || !_id.startsWith('drafts.'))
    .sort((a, b) => rank(a) - rank(b)))
    byId.set(readId(one._id).id, one);
  return [...byId.values()].filter(({ isRemoved }) => !isRemoved);
}

/** A text in one language; empty if missing. */
export const textIn = (text: unknown, language: string): string =>
  isRecord(text) && typeof text[language] === 'string' ? text[language].trim() : '';

/** The name of a document in the language of the Studio, otherwise in English. */
export const nameOf = ({ _id, title }: TitledDocument): string =>
  textIn(title, STUDIO_LANGUAGE) || textIn(title, 'en') || _id;
