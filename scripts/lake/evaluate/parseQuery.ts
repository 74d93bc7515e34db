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
  const tree = parse(query, { params });
  for (const name of parametersIn(tree))
    if (!Object.hasOwn(params, name))
      throw new Error(`param $${name} referenced, but not provided`);
  return tree;
}

/** The names of all parameters. Not recursive, because the tree may be deep. */
function* parametersIn(tree: ExprNode): Generator<string> {
  const waiting: unknown[] = [tree];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isObject(next) && next.type === 'Parameter') yield String(next.name);
    // A constant that the parser has folded contains no parameter.
    else if (!isObject(next) || next.type !== 'Value')
      for (const inner of Object.values(next)) waiting.push(inner);
  }
}
