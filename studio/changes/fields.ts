import type { Catalogue } from '../../locales/flatten.ts';

/** A leaf of a rich text: its field, and what it is within its block. */
const RICH_TEXT =
  /^(.+?)\.(\d+)\.(?:_key|_type|style|level|listItem|markDefs\.\d+\.\w+|children\.\d+\.(?:_key|_type|marks\.\d+|(text)))$/;

/** Figures are told as figures, but for the sentence that qualifies one. */
const FIGURE = /^figures\.(?!\w+\.caution$)/;

/**
 * The texts that a reader sees, by field: a rich text as its paragraphs, anything else as one.
 *
 * @param texts a group of a catalogue
 * @param group its name, which its keys begin with
 */
export function fieldsOf(texts: Catalogue, group: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [key, text] of Object.entries(texts)) {
    const name = key.slice(group.length + 1);
    if (FIGURE.test(name)) continue;
    const [, field = name, block = '0', span] = RICH_TEXT.exec(name) ?? [];
    if (field !== name && span === undefined) continue;
    const paragraphs = fields.get(field) ?? [];
    paragraphs[Number(block)] = (paragraphs[Number(block)] ?? '') + text;
    fields.set(field, paragraphs);
  }
  return new Map([...fields].map(([field, paragraphs]) => [field, paragraphs.filter(Boolean)]));
}
