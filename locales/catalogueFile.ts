import * as v from 'valibot';
import { CatalogueSchema, type GroupedCatalogue } from './catalogue.ts';
import { splitLinesByGroup } from './catalogueLines.ts';
import type { Catalogue } from './flatten.ts';

/**
 * A catalogue file, split into groups by line; a group is parsed on first use. The catalogues of a
 * large site are tens of megabytes, and an incremental build needs a few lines of them: parsing
 * everything would take longer than the rest of that build.
 */
export interface CatalogueFile extends GroupedCatalogue {
  /** The lines of each group, as in the file. */
  readonly lines: ReadonlyMap<string, Uint8Array>;
}

/**
 * Opens a catalogue file.
 *
 * @param bytes any JSON layout is accepted; the pull's is the fastest to read
 * @throws when it is not a flat record of texts
 */
export function openCatalogue(bytes: Uint8Array): CatalogueFile {
  const lines = splitLinesByGroup(bytes) ?? splitLinesByGroup(inLines(bytes));
  if (!lines) throw new Error('a key has characters that no name of a field has');
  const parsed = new Map<string, Catalogue>();
  return {
    lines,
    get: (group, fields) => {
      const found = lines.get(group);
      const known = parsed.get(group);
      if (!found || known) return known;
      const text = new TextDecoder().decode(found);
      if (fields) return parseLines(linesOf(fields, group, text));
      const texts = parseLines(text);
      if (parsed.size >= MAX_CACHED_GROUPS) parsed.clear();
      parsed.set(group, texts);
      return texts;
    },
  };
}

/** Cache size. A large site has thousands of groups; a page needs a few. */
const MAX_CACHED_GROUPS = 100;

const parseLines = (lines: string): Catalogue => v.parse(CatalogueSchema, JSON.parse(`{${lines}}`));

/** The lines of the given fields and their descendants: a list page needs two of a hundred. */
const linesOf = (fields: readonly string[], group: string, lines: string): string =>
  fields.flatMap((field) => linesAt(`  "${group}.${field}`, lines)).join(',\n');

/** Quotes inside a text are escaped, so whatever looks like a key is one. */
function linesAt(start: string, lines: string): string[] {
  const found: string[] = [];
  for (let at = lines.indexOf(start); at >= 0; at = lines.indexOf(start, at + 1)) {
    const next = lines.charAt(at + start.length);
    const end = lines.indexOf(',\n', at);
    if (next === '"' || next === '.') found.push(lines.slice(at, end < 0 ? undefined : end));
  }
  return found;
}

/** Rewrites a catalogue in the pull's layout. */
function inLines(bytes: Uint8Array): Uint8Array {
  const catalogue = v.parse(CatalogueSchema, JSON.parse(new TextDecoder().decode(bytes)));
  return new TextEncoder().encode(JSON.stringify(catalogue, undefined, 2));
}
