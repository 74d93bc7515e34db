import { isRecord } from '../../locales/isRecord.ts';

/** Fields shown as headings: titles, checklist items, questions, a member's name. */
const HEADING = /^(?:title|name|question)$|Title$/;

/**
 * Adds a name to each heading, because the audit rejects the same heading on two pages.
 *
 * @param value a document, or part of one
 */
export function withUniqueHeadings<T>(value: T, name: string): T;
export function withUniqueHeadings(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withUniqueHeadings(item, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const isHeading = HEADING.test(key) && isRecord(each) && typeof each.zh === 'string';
      if (!isHeading) return [key, withUniqueHeadings(each, name)];
      return [key, { ...each, en: `${each.en} (${name})`, zh: `${each.zh}（${name}）` }];
    }),
  );
}
