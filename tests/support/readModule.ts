import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { isRecord } from '../../locales/isRecord.ts';

/** A module, separated into code and messages. */
export interface Module {
  /** Its code, with comments replaced by blanks of the same length. */
  readonly code: string;
  readonly comments: readonly string[];
  /** Texts that it prints: messages, `--help`. */
  readonly messages: readonly string[];
}

/** Reads a TypeScript module. */
export function readModule(file: string, source = readFileSync(file, 'utf8')): Module {
  const { program, comments } = parseSync(file, source);
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    source,
  );
  return { code, comments: comments.map(({ value }) => value), messages: textsOf(program) };
}

/** String literals and template parts of more than one word, which excludes module names. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isRecord(node)) return [];
  const value = node.type === 'Literal' ? node.value : cookedOf(node);
  const own = typeof value === 'string' && /\S\s+\S/.test(value) ? [value] : [];
  return [...own, ...Object.values(node).flatMap(textsOf)];
}

const cookedOf = (node: Readonly<Record<string, unknown>>): unknown =>
  node.type === 'TemplateElement' && isRecord(node.value) ? node.value.cooked : undefined;
