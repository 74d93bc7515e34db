import type { Catalogue } from '../../locales/flatten.ts';
import { LEADS_TO } from './sentences.ts';

/**
 * The key of a rich text leaf: field, block index, and whether it is the address of a link or the
 * text of a span.
 */
const RICH_TEXT =
  /^(.+?)\.(\d+)\.(?:_key|_type|style|level|listItem|markDefs\.\d+\.(?:_key|_type|(href))|children\.\d+\.(?:_key|_type|marks\.\d+|(text)))$/;

/** Amounts are compared separately, and the dates of all figures follow from those of each. */
const AMOUNT = /^figures\.(?:asOf|date|\w+\.(?:text|renminbi))$/;

/** The title of the page at a path. */
export type TitleAt = (path: string) => string | undefined;

/**
 * The visible texts by field: rich text as paragraphs, followed by the targets of its links; any
 * other text as one paragraph.
 *
 * @param texts the texts of a catalogue group
 * @param group its name, the prefix of its keys
 */
export function fieldsOf(
  texts: Catalogue,
  group: string,
  titleAt: TitleAt,
): Map<string, readonly string[]> {
  const fields = new Map<string, string[]>();
  const links = new Map<string, string[]>();
  for (const [key, text] of Object.entries(texts)) {
    const name = key.slice(group.length + 1);
    if (AMOUNT.test(name)) continue;
    const [, field = name, block = '0', link, span] = RICH_TEXT.exec(name) ?? [];
    if (link && text) links.set(field, [...(links.get(field) ?? []), targetOf(text, titleAt)]);
    if (field !== name && span === undefined) continue;
    const paragraphs = fields.get(field) ?? [];
    paragraphs[Number(block)] = (paragraphs[Number(block)] ?? '') + text;
    fields.set(field, paragraphs);
  }
  return new Map(
    [...fields].map(([field, paragraphs]) => [
      field,
      [...paragraphs.filter(Boolean), ...(links.get(field) ?? [])],
    ]),
  );
}

/** A page by its title, which a renamed page keeps. */
const targetOf = (href: string, titleAt: TitleAt): string =>
  `${LEADS_TO}${href.replace(/^[^#]+/, (path) => titleAt(path) ?? path)}`;
