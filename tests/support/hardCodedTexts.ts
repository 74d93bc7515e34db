import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { isRecord } from '../../locales/isRecord.ts';

/** Attributes whose values visitors see or hear. */
const READ_ALOUD = new Set<unknown>([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

/** A catalogue key, or a suffix after a group. */
const KEY = /^\.?[\w-]+(?:\.[\w-]+)+$/;

type Node = Readonly<Record<string, unknown>>;

/** Finds visible words that are hard-coded in a component instead of being in the catalogue. */
export const hardCodedTexts = (file: string, code = readFileSync(file, 'utf8')): string[] =>
  nodesOf(parseSync(file, code).program)
    .flatMap(visibleTextsOf)
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !KEY.test(text));

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isRecord(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

function visibleTextsOf({ type, name, value, children }: Node): string[] {
  if (type === 'JSXText') return [String(value)];
  if (type === 'JSXAttribute')
    return isRecord(name) && READ_ALOUD.has(name.name) ? stringsOf(value) : [];
  return type === 'JSXElement' || type === 'JSXFragment' ? nodesIn(children).flatMap(written) : [];
}

/** Strings of an expression between tags; text and elements inside it are separate nodes. */
const written = (child: Node) => (child.type === 'JSXExpressionContainer' ? stringsOf(child) : []);

/** The strings that an expression can evaluate to, as far as they are literals. */
function stringsOf(value: unknown): string[] {
  if (!isRecord(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'JSXExpressionContainer':
      return stringsOf(value.expression);
    case 'TemplateLiteral':
      return nodesIn(value.quasis).map((quasi) =>
        isRecord(quasi.value) ? String(quasi.value.raw) : '',
      );
    case 'ConditionalExpression':
      return [...stringsOf(value.consequent), ...stringsOf(value.alternate)];
    case 'LogicalExpression':
      return [...stringsOf(value.left), ...stringsOf(value.right)];
    default:
      return [];
  }
}

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isRecord) : []);
