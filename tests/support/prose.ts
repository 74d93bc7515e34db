import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A module, divided into what it does and what it says. */
export interface Module {
  /** Its code; comments are blank, and keep their length. */
  readonly code: string;
  readonly comments: readonly string[];
  /** Texts that it writes: messages, `--help`. */
  readonly messages: readonly string[];
}

/** Reads a module of TypeScript. */
export function readModule(file: string, source = readFileSync(file, 'utf8')): Module {
  const { program, comments } = parseSync(file, source);
  const code = comments.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    source,
  );
  return { code, comments: comments.map(({ value }) => value), messages: textsOf(program) };
}

/** String literals and parts of templates that hold more than one word: no module's name does. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node)) return [];
  const own = node.type === 'Literal' ? node.value : cookedOf(node);
  const said = typeof own === 'string' && /\S\s+\S/.test(own) ? [own] : [];
  return [...said, ...Object.values(node).flatMap(textsOf)];
}

const cookedOf = (node: Readonly<Record<string, unknown>>): unknown =>
  node.type === 'TemplateElement' && isNode(node.value) ? node.value.cooked : undefined;

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
