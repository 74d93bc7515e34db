/** Which of a document's forms an id names; https://www.sanity.io/docs/content-lake/ids */
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

/** The id that a draft or version has once it is published. */
export const publishedIdOf = (id: string): string =>
  id.startsWith('drafts.') ? id.slice('drafts.'.length) : (VERSION.exec(id)?.[2] ?? id);

export const draftIdOf = (id: string): string => `drafts.${publishedIdOf(id)}`;

/** How the ids of a release's versions begin. */
export const versionPrefix = (release: string): string => `versions.${release}.`;

/** What the lake itself keeps, such as releases. */
export const isSystem = (id: string): boolean => id.startsWith('_.');

/** Ids with a dot are read only with a token, as in the real lake. */
export const isPublic = (id: string): boolean => !id.includes('.');
