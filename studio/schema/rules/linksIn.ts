import { valuesIn } from '../valuesIn.ts';

interface FoundLink {
  /** Path of the address in its document; list items by position. */
  readonly segments: readonly string[];
  readonly href: string;
}

/** The links in the texts of a document or part of one. */
export const linksIn = (document: unknown): FoundLink[] =>
  valuesIn(document).flatMap(({ path, value }) =>
    path.at(-1) === 'href' && typeof value === 'string' ? [{ segments: path, href: value }] : [],
  );
