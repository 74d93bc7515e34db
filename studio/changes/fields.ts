import type { Catalogue } from '../../locales/flatten.ts';

/** The key of a rich text leaf: field, block index, and whether it is the text of a span. */
const RICH_TEXT =
  /^(.+?)\.(\d+)\.(?:_key|_type|style|level|listItem|markDefs\.\d+\.\w+|children\.\d+\.(?:_key|_type|marks\.\d+|(text)))$/;

/** Amounts are compared separately, and the dates of all figures follow from those of each. */
const AMOUNT = /^figures\.(?:asOf|date|\w+\.(?:text|renminbi))$/;

/**
 * The visible texts by field: rich text as paragraphs, any other text as one paragraph.
 *
 * @param texts the texts of a catalogue group
 * @param group its name, the prefix of its keys
 */
export function fieldsOf(texts: Catalogue, group: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [key, text] of Object.entries(texts)) {
    const name = key.slice(group.length + 1);
    if (AMOUNT.test(name)) continue;
    const [, field = name, block = '0', span] = RICH_TEXT.exec(name) ?? [];
    if (field !== name && span === undefined) continue;
    const paragraphs = fields.get(field) ?? [];
    paragraphs[Number(block)] = (paragraphs[Number(block)] ?? '') + text;
    fields.set(field, paragraphs);
  }
  return new Map([...fields].map(([field, paragraphs]) => [field, paragraphs.filter(Boolean)]));
}
