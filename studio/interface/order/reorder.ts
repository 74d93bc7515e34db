/** Room between neighbours, so that a new one fits in without renumbering. */
export const STEP = 10;

/** A document of a list, with its number; a new draft may have none. */
export interface Ordered {
  readonly id: string;
  readonly order: number | undefined;
}

/** A document and the number that it gets. */
export interface NewOrder {
  readonly id: string;
  readonly order: number;
}

/**
 * The numbers that bring a document to another place of its list: one alone where there is room
 * between its new neighbours, else as many as stand in the way.
 */
export function reorder(list: readonly Ordered[], from: number, to: number): readonly NewOrder[] {
  const moved = list[from];
  if (!moved || from === to || to < 0 || to >= list.length) return [];
  const next = list.toSpliced(from, 1).toSpliced(to, 0, moved);
  const order = between(next[to - 1], next[to + 1]);
  if (order !== undefined) return [{ id: moved.id, order }];
  return next
    .map(({ id, order: before }, at) => ({ id, before, order: (at + 1) * STEP }))
    .flatMap(({ id, before, order }) => (before === order ? [] : { id, order }));
}

/** A whole number from 0 on between those of neighbours, if there is one. */
function between(before: Ordered | undefined, after: Ordered | undefined): number | undefined {
  const low = before ? before.order : -1;
  if (low === undefined) return undefined;
  if (!after) return low + STEP;
  if (after.order === undefined) return undefined;
  const middle = Math.floor((low + after.order) / 2);
  return middle > low && middle < after.order ? middle : undefined;
}
