import { isRecord } from '../../../../locales/isRecord.ts';

/**
 * Translates the path of a text of a document as composed, which lacks incomplete list items, into its
 * path in the form.
 *
 * @param names of the fields, list items by position
 */
export function positionsInForm(
  names: readonly string[],
  composed: unknown,
  form: unknown,
): readonly string[] {
  const [name, ...rest] = names;
  if (name === undefined) return names;
  const item = childOf(composed, name);
  const key = isRecord(item) && item._key;
  const index =
    key && Array.isArray(form) ? form.findIndex((one) => isRecord(one) && one._key === key) : -1;
  const place = index < 0 ? name : String(index);
  return [place, ...positionsInForm(rest, item, childOf(form, place))];
}

function childOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)];
  return isRecord(value) ? value[name] : undefined;
}
