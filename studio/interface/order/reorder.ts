/** Distance between neighbours, so that a document can be inserted without renumbering. */
export const STEP = 10;

/** A document in a list with its order number; a new draft may have none. */
export interface Ordered {
  readonly id: string;
  readonly order: number | undefined;
}

/** A document and its new order number. */
export interface NewOrder {
  readonly id: string;
  readonly order: number;
}

/**
 * The order numbers that move a document to another place: only its own if there is a gap between
 * its new neighbours, else all that differ after renumbering.
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

/** A non-negative integer between the numbers of two neighbours, if there is one. */
function between(before: Ordered | undefined, after: Ordered | undefined): number | undefined {
  const low = before ? before.order : -1;
  if (low === undefined) return undefined;
  if (!after) return low + STEP;
  if (after.order === undefined) return undefined;
  const middle = Math.floor((low + after.order) / 2);
  return middle > low && middle < after.order ? middle : undefined;
}
