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

/** Where a field is in the form of its document. */
interface FormPlace {
  /** The titles above it and its own, list items by their number from 1. */
  readonly titles: readonly string[];
  /** Its position at each of these levels. */
  readonly positions: readonly number[];
  /** Type of the last of these. */
  readonly type: SchemaType;
}

/** Texts in both languages. */
export const BILINGUAL_TYPES = new Set(['localeString', 'localeText', 'localeRichText']);

/** Text and links are named by their field, whatever stands inside. */
const WHOLE = new Set([...BILINGUAL_TYPES, 'slug', 'reference']);

const isWhole = (type: SchemaType) => WHOLE.has(type.name) || isArrayOfBlocksSchemaType(type);

/**
 * Finds a field in a form, as far as the schema knows the way.
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

/** The order in which an editor meets the fields. */
export function comparePlaces(a: FormPlace, b: FormPlace): number {
  const level = a.positions.findIndex((position, index) => position !== b.positions[index]);
  return level < 0 ? 0 : (a.positions[level] ?? 0) - (b.positions[level] ?? 0);
}

/**
 * What is said of some fields, in the order of their form.
 *
 * @param type the compiled schema type of `document`
 */
export const inFormOrder = <Said extends { readonly path: readonly PathSegment[] }>(
  said: readonly Said[],
  type: SchemaType,
  document: unknown,
): Said[] =>
  said
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

/** Fields of one fieldset are under its title. */
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
  return type && { titles: [String(position + 1)], position, type, value: item };
}

const isPresent = (title: string | undefined): title is string => title !== undefined;
