import {
  isArrayOfBlocksSchemaType,
  isArraySchemaType,
  isKeySegment,
  isObjectSchemaType,
  type ObjectSchemaType,
  type PathSegment,
  type SchemaType,
} from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { toReadableName } from '../../schema/titles.ts';

/** The place of a field in the form of its document. */
interface FormPlace {
  /** The titles of its ancestors and its own, list items by their number from 1, figures by name. */
  readonly titles: readonly string[];
  /** Its position at each of these levels. */
  readonly positions: readonly number[];
  /** Type of the field. */
  readonly type: SchemaType;
}

export const BILINGUAL_TYPES = new Set(['localeString', 'localeText', 'localeRichText']);

/** Texts and links are named as a whole, without their inner fields. */
const WHOLE = new Set([...BILINGUAL_TYPES, 'slug', 'reference']);

const isWhole = (type: SchemaType) => WHOLE.has(type.name) || isArrayOfBlocksSchemaType(type);

/**
 * Finds a field in a form, as far as the schema describes the path.
 *
 * @param path below `value`, list items by key or position
 * @param type the compiled schema type of `value`
 */
export function formPlace(
  [head, ...rest]: readonly PathSegment[],
  type: SchemaType,
  value: unknown,
): FormPlace {
  const here = { titles: [], positions: [], type };
  if (head === undefined || isWhole(type)) return here;
  const step = isArraySchemaType(type)
    ? itemStep(head, type.of, value)
    : fieldStep(String(head), type, value);
  if (!step) return here;
  const below = formPlace(rest, step.type, step.value);
  return {
    titles: [...step.titles, ...below.titles],
    positions: [step.position, ...below.positions],
    type: below.type,
  };
}

/** Compares fields by their order in the form, each before the fields inside it. */
export function comparePlaces(a: FormPlace, b: FormPlace): number {
  const length = Math.max(a.positions.length, b.positions.length);
  for (let level = 0; level < length; level += 1) {
    const difference = (a.positions[level] ?? -1) - (b.positions[level] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Sorts remarks on fields by the order of the form.
 *
 * @param type the compiled schema type of `document`
 */
export const sortInFormOrder = <Remark extends { readonly path: readonly PathSegment[] }>(
  remarks: readonly Remark[],
  type: SchemaType,
  document: unknown,
): Remark[] =>
  remarks
    .map((one) => ({ one, place: formPlace(one.path, type, document) }))
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ one }) => one);

interface Step {
  readonly titles: readonly string[];
  readonly position: number;
  readonly type: SchemaType;
  readonly value: unknown;
}

function fieldStep(name: string, type: SchemaType, value: unknown): Step | undefined {
  if (!isObjectSchemaType(type)) return undefined;
  const position = type.fields.findIndex((field) => field.name === name);
  const field = type.fields[position];
  if (!field) return undefined;
  const titles = [fieldsetTitle(name, type), field.type.title ?? name].filter(isPresent);
  return { titles, position, type: field.type, value: isRecord(value) ? value[name] : undefined };
}

/** The title of the fieldset that a field belongs to. */
const fieldsetTitle = (name: string, { fieldsets = [] }: ObjectSchemaType) =>
  fieldsets
    .flatMap((set) => (set.single ? [] : [set]))
    .find(({ fields }) => fields.some((field) => field.name === name))?.title;

function itemStep(
  head: PathSegment,
  types: readonly SchemaType[],
  value: unknown,
): Step | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const position = isKeySegment(head)
    ? items.findIndex((item) => isRecord(item) && item._key === head._key)
    : Number(head);
  const item = items[position];
  const named = isRecord(item) ? item._type : undefined;
  const type = types.length === 1 ? types[0] : types.find(({ name }) => name === named);
  if (!type) return undefined;
  const title = figureName(item, type) ?? String(position + 1);
  return { titles: [title], position, type, value: item };
}

/** A figure as its list calls it: nobody knows which is the third. */
const figureName = (item: unknown, { name: type }: SchemaType) =>
  type === 'figure' && isRecord(item) && typeof item.name === 'string' && item.name !== ''
    ? toReadableName(item.name)
    : undefined;

const isPresent = (title: string | undefined): title is string => title !== undefined;
