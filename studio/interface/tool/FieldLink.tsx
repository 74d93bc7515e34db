import type { PathSegment } from '@sanity/types';
import type { ReactNode } from 'react';
import { pathToString } from 'sanity';
import { IntentLink } from 'sanity/router';

interface FieldLinkProps {
  /** Under which the document is or will be published. */
  readonly id: string;
  readonly type: string;
  /** List items by key or position, as a number or text; empty for the document as a whole. */
  readonly path?: readonly PathSegment[];
  readonly children: ReactNode;
}

/** A link to a field in the form of its document. */
export function FieldLink({ id, type, path = [], children }: FieldLinkProps) {
  const field = path.length > 0 ? { path: pathToString(path.map(withPosition)) } : {};
  return (
    <IntentLink intent="edit" params={{ id, type, ...field }}>
      {children}
    </IntentLink>
  );
}

/** Sanity finds a list item by a number only; no field has a number as its name. */
const withPosition = (segment: PathSegment): PathSegment =>
  typeof segment === 'string' && /^\d+$/.test(segment) ? Number(segment) : segment;
