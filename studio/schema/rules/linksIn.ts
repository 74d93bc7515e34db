import { isRecord } from '../../../locales/isRecord.ts';

interface FoundLink {
  /** Where the address is in its document, list items by position. */
  readonly segments: readonly string[];
  readonly href: string;
}

/** The links of the texts of a document, or of a part of one. */
export function linksIn(value: unknown, segments: readonly string[] = []): FoundLink[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => linksIn(item, [...segments, String(at)]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'href' && typeof inner === 'string'
      ? [{ segments: [...segments, key], href: inner }]
      : linksIn(inner, [...segments, key]),
  );
}
