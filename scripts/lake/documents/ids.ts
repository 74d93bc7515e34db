const VERSION = /^versions\.([^.]+)\.(.+)$/;

/**
 * The layer over the published documents that a document belongs to: `drafts`, or the name of a
 * release; `undefined` for a published document. https://www.sanity.io/docs/content-lake/ids
 */
export const layerOf = (id: string): string | undefined =>
  id.startsWith('drafts.') ? 'drafts' : VERSION.exec(id)?.[1];

/** The id of the published document for the id of a draft or version. */
export const publishedIdOf = (id: string): string =>
  id.startsWith('drafts.') ? id.slice('drafts.'.length) : (VERSION.exec(id)?.[2] ?? id);

export const draftIdOf = (id: string): string => `drafts.${publishedIdOf(id)}`;

/** The id prefix of all versions in a release. */
export const versionPrefix = (release: string): string => `versions.${release}.`;

/** Whether an id belongs to published content: not to a draft, a version or a system document. */
export const isPublished = (id: string): boolean =>
  layerOf(id) === undefined && !id.startsWith('_.');

/** Documents with a dot in their id require a token, as in Sanity's Content Lake. */
export const isPublic = (id: string): boolean => !id.includes('.');
