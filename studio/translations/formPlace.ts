import {
  isArraySchemaType,
  isKeySegment,
  isObjectSchemaType,
  type ObjectSchemaType,
  type Path,
  type SchemaType,
} from '@sanity/types';

/** Where a field stands in the form of its document. */
export interface FormPlace {
  /** The titles above it and its own, list items by their number from 1. */
  readonly titles: readonly string[];
  /** Its position at each of these levels. */
  readonly positions: readonly number[];
}

/**
 * Finds a field in a form, as far as the schema knows the way.
 *
 * @param path below `value`, list items by key or position
 * @param type the compiled schema type of `value`
 */
export function formPlace([head, ...rest]: Path, type: SchemaType, value: unknown): FormPlace {
  if (head === undefined) return { titles: [], positions: [] };
  const step = isArraySchemaType(type)
    ? itemStep(head, type.of, value)
    : fieldStep(String(head), type, value);
  if (!step) return { titles: [], positions: [] };
  const below = formPlace(rest, step.type, step.value);
  return {
    titles: [...step.titles, ...below.titles],
    positions: [step.position, ...below.positions],
  };
}

/** The order in which an editor meets the fields. */
export function comparePlaces(a: FormPlace, b: FormPlace): number {
  const level = a.positions.findIndex((position, index) => position !== b.positions[index]);
  return level < 0 ? 0 : (a.positions[level] ?? 0) - (b.positions[level] ?? 0);
}

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

/** Fields of one fieldset stand under its title. */
const fieldsetTitle = (name: string, { fieldsets = [] }: ObjectSchemaType) =>
  fieldsets
    .flatMap((set) => (set.single ? [] : [set]))
    .find(({ fields }) => fields.some((field) => field.name === name))?.title;

function itemStep(
  head: Path[number],
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
  return type && { titles: [String(position + 1)], position, type, value: item };
}

const isPresent = (title: string | undefined): title is string => title !== undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
