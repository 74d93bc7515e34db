import { type ExprNode, parse } from 'groq-js';
import { isObject } from '../documents/values.ts';
import type { Query } from './messages.ts';

/**
 * Parses GROQ.
 *
 * @throws when the query is invalid or lacks a parameter: a filter on a missing parameter would match
 * nothing, as if the dataset were empty
 */
export function parseQuery({ query, params }: Query): ExprNode {
  const tree = parse(groupSearch(query), { params });
  for (const node of nodesIn(tree)) {
    if (node.type === 'Parameter' && !Object.hasOwn(params, String(node.name)))
      throw new Error(`param $${node.name} referenced, but not provided`);
    if (node.type === 'OpCall' && node.op === 'match') node.right = widenHan(node.right, params);
  }
  return tree;
}

const OPERAND = String.raw`(?:[\w.[\]]+|pt::text\([\w.[\]]+\)) match \$\w+`;
const OPERANDS = new RegExp(OPERAND, 'g');
const LONG_SEARCH = new RegExp(String.raw`\(${OPERAND}(?: \|\| ${OPERAND}){99,}\)`, 'g');
const GROUP_SIZE = 40;

/**
 * Groups the operands of the Studio's search, which joins every field of the schema by `||`. groq-js
 * parses a long chain in more than quadratic time, and evaluates it as deep as it is long
 * (docs/decisions/024-search-in-the-lake.md).
 */
const groupSearch = (query: string): string =>
  query.replace(LONG_SEARCH, (search) => {
    const operands = search.match(OPERANDS) ?? [];
    const groups: string[] = [];
    for (let start = 0; start < operands.length; start += GROUP_SIZE)
      groups.push(`(${operands.slice(start, start + GROUP_SIZE).join(' || ')})`);
    return `(${groups.join(' || ')})`;
  });

/** All nodes of a query, parents first. Not recursive, because the tree may be deep. */
function* nodesIn(tree: ExprNode): Generator<Record<string, unknown>> {
  const waiting: unknown[] = [tree];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    // A constant that the parser has folded contains no nodes.
    if (isObject(next) && next.type === 'Value') continue;
    if (isObject(next)) yield next;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
}

const HAN = /\p{Script=Han}+/gu;

/**
 * Lets a pattern of `match` find Chinese words anywhere in a text: groq-js splits texts only at spaces
 * and ASCII punctuation, so that a Chinese sentence is a single word.
 */
function widenHan(pattern: unknown, params: Query['params']): unknown {
  if (!isObject(pattern)) return pattern;
  const text = pattern.type === 'Parameter' ? params[String(pattern.name)] : pattern.value;
  if (typeof text !== 'string') return pattern;
  return { type: 'Value', value: text.replace(HAN, '*$&*') };
}
