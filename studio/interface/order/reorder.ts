/** Distance between neighbours, so that a document can be inserted without renumbering. */
export const ORDER_STEP = 10;

/** A document in a list with its order number; a new draft may have none. */
export interface OrderedItem {
  readonly id: string;
  readonly order: number | undefined;
}

/**
 * The documents whose order numbers change when one moves to another place, with their new numbers:
 * itself if there is a gap between its new neighbours, else all that differ after renumbering.
 */
export function reorder<T extends OrderedItem>(list: readonly T[], from: number, to: number) {
  const moved = list[from];
  if (!moved || from === to || to < 0 || to >= list.length) return [];
  const next = list.toSpliced(from, 1).toSpliced(to, 0, moved);
  const order = between(next[to - 1], next[to + 1]);
  if (order !== undefined) return [{ ...moved, order }];
  return next
    .map((document, at) => ({ ...document, order: (at + 1) * ORDER_STEP }))
    .filter((document, at) => document.order !== next[at]?.order);
}

/** A non-negative integer between the numbers of two neighbours, if there is one. */
function between(
  before: OrderedItem | undefined,
  after: OrderedItem | undefined,
): number | undefined {
  const low = before ? before.order : -1;
  if (low === undefined) return undefined;
  if (!after) return low + ORDER_STEP;
  if (after.order === undefined) return undefined;
  const middle = Math.floor((low + after.order) / 2);
  return middle > low && middle < after.order ? middle : undefined;
}
