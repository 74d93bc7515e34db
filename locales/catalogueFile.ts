import * as v from 'valibot';
import { CatalogueSchema, type GroupedCatalogue } from './catalogue.ts';
import { divideLines } from './catalogueLines.ts';
import type { Catalogue } from './flatten.ts';

/**
 * A catalogue's file, divided into groups by its lines alone; a group is parsed when it is asked
 * for. The catalogues of a large site are tens of megabytes, of which a build after a change needs
 * a few lines: to parse them all would take longer than the rest of that build.
 */
export interface CatalogueFile extends GroupedCatalogue {
  /** The lines of every group, as they are in the file. */
  readonly lines: ReadonlyMap<string, Uint8Array>;
}

/**
 * Opens a catalogue's file.
 *
 * @param bytes of the file; any JSON will do, the pull's layout costs least
 * @throws when it is not a flat record of texts
 */
export function openCatalogue(bytes: Uint8Array): CatalogueFile {
  const lines = divideLines(bytes) ?? divideLines(inLines(bytes));
  if (!lines) throw new Error('a key has characters that no name of a field has');
  const parsed = new Map<string, Catalogue>();
  return {
    lines,
    get: (group, fields) => {
      const found = lines.get(group);
      const known = parsed.get(group);
      if (known) keepLatest(parsed, group, known);
      if (!found || known) return known;
      const text = new TextDecoder().decode(found);
      if (fields) return parseLines(linesOf(fields, group, text));
      const texts = parseLines(text);
      keepLatest(parsed, group, texts);
      return texts;
    },
  };
}

/** A large site has thousands of groups, of which a page asks for few. */
const KEPT = 100;

/** Keeps the groups that were asked for last. */
function keepLatest(parsed: Map<string, Catalogue>, group: string, texts: Catalogue): void {
  parsed.delete(group);
  parsed.set(group, texts);
  const [oldest] = parsed.keys();
  if (parsed.size > KEPT && oldest !== undefined) parsed.delete(oldest);
}

const parseLines = (lines: string): Catalogue => v.parse(CatalogueSchema, JSON.parse(`{${lines}}`));

/** The lines of some fields, and of those below them: an index shows two of a hundred. */
const linesOf = (fields: readonly string[], group: string, lines: string): string =>
  fields.flatMap((field) => linesAt(`  "${group}.${field}`, lines)).join(',\n');

/** Within a text a quote has a backslash before it: what looks like a key is one. */
function linesAt(start: string, lines: string): string[] {
  const found: string[] = [];
  for (let at = lines.indexOf(start); at >= 0; at = lines.indexOf(start, at + 1)) {
    const next = lines.charAt(at + start.length);
    const end = lines.indexOf(',\n', at);
    if (next === '"' || next === '.') found.push(lines.slice(at, end < 0 ? undefined : end));
  }
  return found;
}

/** The same catalogue in the pull's layout. */
function inLines(bytes: Uint8Array): Uint8Array {
  const catalogue = v.parse(CatalogueSchema, JSON.parse(new TextDecoder().decode(bytes)));
  return new TextEncoder().encode(JSON.stringify(catalogue, undefined, 2));
}
