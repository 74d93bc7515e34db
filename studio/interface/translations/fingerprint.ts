import { compareStrings } from '../../../locales/compareStrings.ts';
import { isRecord } from '../../../locales/isRecord.ts';
import { isBlank } from '../words/isBlank.ts';

/**
 * A short hash of a text, to detect later whether it changed: 32-bit FNV-1a over UTF-8
 * (http://www.isthe.com/chongo/tech/comp/fnv/) as eight hexadecimal digits. For rich text it covers
 * words, marks and links but no keys; all blank texts have the same hash.
 *
 * @param text one language: a string, or the blocks of a rich text
 */
export function fingerprint(text: unknown): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(isBlank(text) ? '' : contentOf(text)))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const contentOf = (text: unknown): string =>
  Array.isArray(text) ? JSON.stringify(text.filter(isRecord).map(blockContent)) : String(text);

function blockContent(block: Fields) {
  const { style = 'normal', listItem, level } = block;
  return [style, listItem ?? null, level ?? null, ...spansOf(block)];
}

/** Spans merged by marks: the editor may split a span without changing a word. */
function spansOf(block: Fields): Span[] {
  const links = new Map(listOf(block.markDefs).map((link) => [link._key, link]));
  const spans: Span[] = [];
  for (const { text, marks } of childrenOf(block)) {
    const names = (Array.isArray(marks) ? marks : [])
      .map((mark: unknown) => markContent(links.get(mark) ?? mark))
      .sort();
    const last = spans.at(-1);
    if (last && String(last.marks) === String(names)) last.text += String(text ?? '');
    else spans.push({ text: String(text ?? ''), marks: names });
  }
  return spans;
}

/** A link is identified by its target, whatever its key. */
function markContent(mark: unknown): string {
  if (!isRecord(mark)) return String(mark);
  const { _key, ...fields } = mark;
  return JSON.stringify(Object.entries(fields).sort(([a], [b]) => compareStrings(a, b)));
}

interface Span {
  text: string;
  readonly marks: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const childrenOf = (block: unknown): Fields[] => (isRecord(block) ? listOf(block.children) : []);

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
