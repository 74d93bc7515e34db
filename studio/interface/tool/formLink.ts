import type { PathSegment } from '@sanity/types';
import { pathToString } from 'sanity';
import type { RouterContextValue, SearchParam } from 'sanity/router';

/** A field in the form of its document. */
export interface FormAddress {
  /** Under which the document is or will be published. */
  readonly id: string;
  readonly type: string;
  /** List items by key or position, as a number or text; empty for the document as a whole. */
  readonly path?: readonly PathSegment[] | string;
}

/** The parameters of the intent that opens a field. */
export function formParams({ id, type, path = [] }: FormAddress): Record<string, string> {
  const field = typeof path === 'string' ? path : pathToString(path.map(withPosition));
  return { id, type, ...(field && { path: field }) };
}

/**
 * The search parameters of a link to a form that can be edited: while **Published** is selected,
 * forms are read-only, so the link leads to the drafts.
 */
export const editableSearch = ({
  stickyParams: { perspective },
}: Pick<RouterContextValue, 'stickyParams'>): SearchParam[] =>
  perspective === 'published' ? [['perspective', '']] : [];

/** Sanity finds a list item by a number only; no field has a number as its name. */
const withPosition = (segment: PathSegment): PathSegment =>
  typeof segment === 'string' && /^\d+$/.test(segment) ? Number(segment) : segment;
