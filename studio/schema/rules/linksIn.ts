import { valuesIn } from '../valuesIn.ts';

interface FoundLink {
  /** Where the address is in its document, list items by position. */
  readonly segments: readonly string[];
  readonly href: string;
}

/** The links of the texts of a document, or of a part of one. */
export const linksIn = (document: unknown): FoundLink[] =>
  valuesIn(document).flatMap(({ path, value }) =>
    path.at(-1) === 'href' && typeof value === 'string' ? [{ segments: path, href: value }] : [],
  );
