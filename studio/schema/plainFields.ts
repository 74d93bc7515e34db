import {
  type ArrayOfType,
  type ArrayRule,
  type CustomValidator,
  defineField,
  type SortOrdering,
  type StringOptions,
} from '@sanity/types';
import type { FieldCopy } from './fields.ts';
import { colourAdvice, colourProblem } from './rules/colour.ts';
import { dayProblem } from './rules/day.ts';
import { distinctOrderRule } from './rules/distinctRules.ts';
import { knownItemTypesRule } from './rules/items.ts';
import { textAdvice, textRule } from './rules/textRule.ts';

/** Language-neutral fields. */

interface CodeCopy extends FieldCopy {
  /** An additional rule that may look at other documents. */
  readonly rule?: CustomValidator<string | undefined>;
  /** Describes what could be better, for the editor. */
  readonly advice?: (text: string) => string | undefined;
}

/**
 * A machine-readable text, such as an address or a phone number.
 *
 * @param problem describes what is wrong with a value, for the editor
 */
export const codeField = (
  name: string,
  problem: (text: string) => string | undefined,
  { optional, rule: extraRule = () => true, advice, ...copy }: CodeCopy,
) =>
  defineField({
    name,
    type: 'string',
    ...copy,
    validation: (rule) => [
      (optional ? rule : rule.required()).custom(textRule(problem)).custom(extraRule),
      ...(advice ? [rule.custom(textAdvice(advice)).warning()] : []),
    ],
  });

interface DayOptions extends Pick<FieldCopy, 'optional'> {
  /** The message if it is empty. */
  readonly missing?: string;
  /** An additional rule. */
  readonly rule?: CustomValidator;
  /** A rule that only warns. */
  readonly advice?: CustomValidator;
}

/** A calendar date. */
export const dayField = (
  name: string,
  title: string,
  description: string,
  { optional, missing, rule: extraRule = () => true, advice }: DayOptions = {},
) =>
  defineField({
    name,
    type: 'date',
    title,
    description,
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(missing)]),
      rule.custom(textRule(dayProblem)).custom(extraRule),
      ...(advice ? [rule.custom(advice).warning()] : []),
    ],
  });

type Choice = NonNullable<StringOptions['list']>[number];

interface ChoiceCopy extends FieldCopy, Pick<StringOptions, 'layout' | 'direction'> {
  /** An additional rule. */
  readonly rule?: CustomValidator;
}

/** One of several values. */
export const choiceField = (
  name: string,
  list: readonly Choice[],
  { title, description, optional, rule: extraRule = () => true, ...display }: ChoiceCopy,
) =>
  defineField({
    name,
    type: 'string',
    title,
    description,
    options: { list: [...list], ...display },
    validation: (rule) => (optional ? rule : rule.required()).custom(extraRule),
  });

/** A reference to a document of one of the given types. */
export const referenceField = (
  name: string,
  types: readonly string[],
  { optional, ...copy }: FieldCopy,
) =>
  defineField({
    name,
    type: 'reference',
    ...copy,
    to: types.map((type) => ({ type })),
    validation: (rule) => (optional ? rule : rule.required()),
  });

interface ListCopy extends Omit<FieldCopy, 'optional'> {
  /** Rules for the number of items and for the list as a whole. */
  readonly rules?: (rule: ArrayRule<unknown[]>) => ArrayRule<unknown[]>;
}

/**
 * A list in site order.
 *
 * @param item name of a schema type, or an inline type
 */
export const listField = (
  name: string,
  item: string | ArrayOfType,
  { rules = (rule) => rule, ...copy }: ListCopy,
) =>
  defineField({
    name,
    type: 'array',
    ...copy,
    of: [typeof item === 'string' ? { type: item } : item],
    validation: (rule) => rules(rule).custom(knownItemTypesRule),
  });

/** The colour of a hero and a card. */
export const accentField = codeField('accent', colourProblem, {
  advice: colourAdvice,
  title: 'Accent colour',
  description: 'Colour of the top of the page, behind white text, and of the card, e.g. #1976d2.',
});

/** Lists on the site are sorted by this number, lowest first. */
export const orderField = defineField({
  name: 'order',
  type: 'number',
  title: 'Order',
  description: 'Position in every list that shows this document; the lowest number comes first.',
  validation: (rule) => [
    rule.required(),
    rule.integer().min(0),
    rule.custom(distinctOrderRule).warning(),
  ],
});

/** Sort order for lists in the Studio. */
export const SITE_ORDER: SortOrdering = {
  name: 'site',
  title: 'As on the site',
  by: [{ field: 'order', direction: 'asc' }],
};

/** Height of a hero as a percentage of the window height. */
export const heroHeightField = defineField({
  name: 'heroHeight',
  type: 'number',
  title: 'Height of the top',
  description:
    'Height of the coloured top of the page, as a percentage of the window height: 40, 50, 60 or 80.',
  options: { list: [40, 50, 60, 80], layout: 'radio', direction: 'horizontal' },
  validation: (rule) => rule.required(),
});
