import type { IncomingHttpHeaders } from 'node:http';

/** The validators of a file's current content. */
export interface Validators {
  readonly etag: string;
  /** The value of `Last-Modified`. */
  readonly modified: string;
}

/**
 * Whether `If-Match` or `If-Unmodified-Since` rules out this content (RFC 9110, 13.1.1 and 13.1.4).
 * The date counts only if there is no entity tag, and only if it can be parsed.
 */
export function failsPrecondition(headers: IncomingHttpHeaders, file: Validators): boolean {
  const { 'if-match': tags, 'if-unmodified-since': since } = headers;
  // A weak tag does not guarantee the same bytes.
  if (tags !== undefined) return tags.trim() !== '*' && !strongTagsIn(tags).includes(file.etag);
  return since !== undefined && Date.parse(file.modified) > Date.parse(since);
}

/**
 * Whether the client already has this content (RFC 9110, 13.1.2 and 13.1.3). The date must match
 * exactly: after a rollback the page is older than the client's copy, but still different.
 */
export function isNotModified(headers: IncomingHttpHeaders, file: Validators): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return tags.trim() === '*' || tagsIn(tags).includes(file.etag);
  return since !== undefined && isTime(since, file);
}

/**
 * Whether `If-Range` names this content, so that a range of it may be sent (RFC 9110, 13.1.5).
 *
 * @param header the value of `If-Range`
 */
export const matchesIfRange = (header: string, file: Validators): boolean =>
  header.includes('"') ? header === file.etag : isTime(header, file);

/** Ignores whether a tag is weak. */
const tagsIn = (header: string): readonly string[] => header.match(/"[^"]*"/g) ?? [];

const strongTagsIn = (header: string): string[] =>
  [...header.matchAll(/(W\/)?("[^"]*")/g)].flatMap(([, weak, tag]) =>
    weak === undefined && tag !== undefined ? [tag] : [],
  );

const isTime = (header: string, { modified }: Validators): boolean =>
  Date.parse(header) === Date.parse(modified);
