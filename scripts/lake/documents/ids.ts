/** The form of a document that an id refers to; https://www.sanity.io/docs/content-lake/ids */
type Form =
  | { readonly kind: 'published' }
  | { readonly kind: 'draft' }
  | { readonly kind: 'version'; readonly release: string };

const VERSION = /^versions\.([^.]+)\.(.+)$/;

export function formOf(id: string): Form {
  if (id.startsWith('drafts.')) return { kind: 'draft' };
  const release = VERSION.exec(id)?.[1];
  return release === undefined ? { kind: 'published' } : { kind: 'version', release };
}

/** The id of the published document for the id of a draft or version. */
export const publishedIdOf = (id: string): string =>
  id.startsWith('drafts.') ? id.slice('drafts.'.length) : (VERSION.exec(id)?.[2] ?? id);

export const draftIdOf = (id: string): string => `drafts.${publishedIdOf(id)}`;

/** The id prefix of all versions in a release. */
export const versionPrefix = (release: string): string => `versions.${release}.`;

/** Whether an id belongs to a system document, such as a release. */
export const isSystem = (id: string): boolean => id.startsWith('_.');

/** Documents with a dot in their id require a token, as in Sanity's Content Lake. */
export const isPublic = (id: string): boolean => !id.includes('.');
