import { groupOf } from './catalogue.ts';

const QUOTE = 0x22;

/** A member on a line of its own; its key has no escapes. */
const LINE = / {2}"[ !#-[\]-~]+": "[^"\\]*(?:\\.[^"\\]*)*",?\n/y;

/**
 * Splits the lines of a catalogue file by group.
 *
 * @param bytes a JSON object with one member per line, each `  "key": "text",`
 * @returns the lines of each group, without the separator after the last one; `undefined` if the
 * file has another layout
 */
export function splitLinesByGroup(bytes: Uint8Array): Map<string, Uint8Array> | undefined {
  // One character per byte, so that positions in the text are positions in the file.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (!text.startsWith('{\n')) return undefined;
  const groups = new Map<string, Uint8Array>();
  let prefix = '';
  let start = 2;
  LINE.lastIndex = start;
  for (let isLast = false; !isLast; ) {
    const at = LINE.lastIndex;
    if (!LINE.test(text)) return undefined;
    isLast = text[LINE.lastIndex - 2] !== ',';
    if (prefix !== '' && text.startsWith(prefix, at + 3)) continue;
    addLines(groups, prefix, bytes.subarray(start, at));
    prefix = `${groupOf(text.slice(at + 3, text.indexOf('"', at + 3)))}.`;
    start = at;
  }
  addLines(groups, prefix, bytes.subarray(start, LINE.lastIndex));
  return text.startsWith('}', LINE.lastIndex) ? groups : undefined;
}

/** The pull writes a group's lines together; other files may scatter them. */
function addLines(groups: Map<string, Uint8Array>, prefix: string, lines: Uint8Array): void {
  if (lines.length === 0) return;
  const group = prefix.slice(0, -1);
  const whole = lines.subarray(0, lines.lastIndexOf(QUOTE) + 1);
  const earlier = groups.get(group);
  groups.set(group, earlier ? Buffer.concat([earlier, Buffer.from(',\n'), whole]) : whole);
}
