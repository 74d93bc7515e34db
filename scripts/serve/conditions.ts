import type { IncomingHttpHeaders } from 'node:http';

/** What tells one content of a file from another. */
export interface Validators {
  readonly etag: string;
  /** When it was last changed, as a header has it. */
  readonly modified: string;
}

/**
 * Whether the visitor wants an answer only about another content than this one (RFC 9110, 13.1.1 and
 * 13.1.4); a time counts where there is no tag, and only one that can be read.
 */
export function failsPrecondition(headers: IncomingHttpHeaders, file: Validators): boolean {
  const { 'if-match': tags, 'if-unmodified-since': since } = headers;
  // A weak tag does not say that the bytes are the same.
  if (tags !== undefined) return tags.trim() !== '*' && !strongTagsIn(tags).includes(file.etag);
  return since !== undefined && Date.parse(file.modified) > Date.parse(since);
}

/**
 * Whether the visitor has this content already (RFC 9110, 13.1.2 and 13.1.3). The time has to be the
 * very one that was sent: after a step back to an earlier release the page is older than what the
 * visitor has, and is another all the same.
 */
export function isNotModified(headers: IncomingHttpHeaders, file: Validators): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return tags.trim() === '*' || tagsIn(tags).includes(file.etag);
  return since !== undefined && isTime(since, file);
}

/**
 * Whether a part may be sent to who has another part: only of the same content (RFC 9110, 13.1.5).
 *
 * @param header `If-Range` as it was sent
 */
export const matchesIfRange = (header: string, file: Validators): boolean =>
  header.includes('"') ? header === file.etag : isTime(header, file);

/** Weak tags are compared as if they were strong. */
const tagsIn = (header: string): readonly string[] => header.match(/"[^"]*"/g) ?? [];

const strongTagsIn = (header: string): string[] =>
  [...header.matchAll(/(W\/)?("[^"]*")/g)].flatMap(([, weak, tag]) =>
    weak === undefined && tag !== undefined ? [tag] : [],
  );

const isTime = (header: string, { modified }: Validators): boolean =>
  Date.parse(header) === Date.parse(modified);
