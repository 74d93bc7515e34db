import { groupOf } from './catalogue.ts';

/** JSON characters as UTF-8 bytes. */
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * Splits the lines of a catalogue file by group.
 *
 * @param bytes a JSON object with one member per line, each `  "key": "text",`
 * @returns the lines of each group, without the separator after the last one; `undefined` if the
 * file has another layout
 */
export function divideLines(bytes: Uint8Array): Map<string, Uint8Array> | undefined {
  if (bytes[0] !== OPENING || bytes[1] !== LINE_FEED) return undefined;
  const end = bytes.lastIndexOf(CLOSING);
  const groups = new Map<string, Uint8Array>();
  let group = '';
  let prefix = new Uint8Array();
  let start = 2;
  let at = start;
  while (at < end) {
    const line = readLine(bytes, at);
    if (!line || line.isLast !== (line.end === end)) return undefined;
    if (at === 2 || !startsWith(bytes, at + 3, prefix)) {
      addLines(groups, group, bytes.subarray(start, at));
      group = groupOf(new TextDecoder().decode(bytes.subarray(at + 3, line.keyEnd)));
      prefix = new TextEncoder().encode(`${group}.`);
      start = at;
    }
    at = line.end;
  }
  addLines(groups, group, bytes.subarray(start, at));
  return at === end ? groups : undefined;
}

function readLine(bytes: Uint8Array, start: number) {
  if (bytes[start] !== SPACE || bytes[start + 1] !== SPACE || bytes[start + 2] !== QUOTE) return;
  let at = start + 3;
  while (bytes[at] !== QUOTE) {
    if (bytes[at] === BACKSLASH || at >= bytes.length) return;
    at += 1;
  }
  const keyEnd = at;
  if (bytes[at + 1] !== COLON || bytes[at + 2] !== SPACE || bytes[at + 3] !== QUOTE) return;
  at += 4;
  while (bytes[at] !== QUOTE) {
    if (at >= bytes.length) return;
    at += bytes[at] === BACKSLASH ? 2 : 1;
  }
  const isLast = bytes[at + 1] !== COMMA;
  at += isLast ? 1 : 2;
  return bytes[at] === LINE_FEED ? { keyEnd, isLast, end: at + 1 } : undefined;
}

function startsWith(bytes: Uint8Array, at: number, prefix: Uint8Array): boolean {
  for (let index = 0; index < prefix.length; index++) {
    if (bytes[at + index] !== prefix[index]) return false;
  }
  return true;
}

/** The pull writes a group's lines together; other files may scatter them. */
function addLines(groups: Map<string, Uint8Array>, group: string, lines: Uint8Array): void {
  if (lines.length === 0) return;
  const whole = lines.subarray(0, lines.lastIndexOf(QUOTE) + 1);
  const earlier = groups.get(group);
  groups.set(group, earlier ? Uint8Array.from([...earlier, COMMA, LINE_FEED, ...whole]) : whole);
}
