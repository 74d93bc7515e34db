import { isRecord } from '../../../../locales/isRecord.ts';
import { valueAt } from '../../../schema/valuesIn.ts';

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
  const item = valueAt(composed, [name]);
  const key = isRecord(item) && item._key;
  const index =
    key && Array.isArray(form) ? form.findIndex((one) => isRecord(one) && one._key === key) : -1;
  const place = index < 0 ? name : String(index);
  return [place, ...positionsInForm(rest, item, valueAt(form, [place]))];
}
