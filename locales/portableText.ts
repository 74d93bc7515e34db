import type { PortableTextBlock } from '@portabletext/types';

/** A leaf: its path relative to the rich text's key, and its value. */
export type Leaf = readonly [path: string, value: string];

/**
 * Flattens rich text to its leaves: `0.children.0.text`. Empty lists (`markDefs`, `marks`) have no
 * leaves; {@link restoreBlocks} adds them again, so that nothing is lost.
 */
export const flattenBlocks = (blocks: readonly PortableTextBlock[]): Leaf[] => leavesOf(blocks, '');

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

type Tree = { [key: string]: Tree | string };

/**
 * Restores rich text from its leaves, for `@portabletext/react`. Empty strings are dropped:
 * `flatten` adds such leaves so that both languages have the same keys.
 *
 * @param leaves in any order
 */
export function restoreBlocks(leaves: Iterable<Leaf>): PortableTextBlock[] {
  const root: Tree = {};
  for (const [path, value] of leaves) setLeaf(root, path.split('.'), value);
  return inOrder(root).filter(isPresent).map(restoreBlock);
}

function setLeaf(tree: Tree, [key = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const branch = tree[key];
  const inner = typeof branch === 'object' ? branch : {};
  tree[key] = inner;
  setLeaf(inner, rest, value);
}

function restoreBlock(tree: Tree): PortableTextBlock {
  const { _type, _key, style, listItem, level, markDefs, children } = tree;
  return {
    _type: text(_type),
    ...(_key && { _key: text(_key) }),
    ...(style && { style: text(style) }),
    ...(listItem && { listItem: text(listItem) }),
    ...(level && { level: Number(level) }),
    markDefs: inOrder(markDefs).filter(isPresent).map(restoreFields),
    children: inOrder(children).filter(isPresent).map(restoreSpan),
  };
}

const restoreSpan = (tree: Tree) => ({
  _type: text(tree._type),
  ...(tree._key && { _key: text(tree._key) }),
  text: text(tree.text),
  marks: inOrder(tree.marks, text).filter((mark) => mark !== ''),
});

const restoreFields = ({ _type, _key, ...fields }: Tree) => ({
  _type: text(_type),
  _key: text(_key),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [[name, text(value)]])),
  ),
});

const isPresent = (tree: Tree) => tree._type !== '';

const text = (value: Tree | string | undefined): string => (typeof value === 'string' ? value : '');

function inOrder(list: Tree | string | undefined): Tree[];
function inOrder<T>(list: Tree | string | undefined, read: (item: Tree | string) => T): T[];
function inOrder(list: Tree | string | undefined, read = (item: Tree | string): unknown => item) {
  if (typeof list !== 'object') return [];
  return Object.keys(list)
    .sort((a, b) => Number(a) - Number(b))
    .map((index) => read(list[index] ?? ''));
}
