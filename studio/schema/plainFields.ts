import {
  type ArrayOfType,
  type ArrayRule,
  type CustomValidator,
  defineField,
  type SortOrdering,
  type StringOptions,
} from '@sanity/types';
import { say } from '../words/say.ts';
import type { FieldCopy } from './fields.ts';
import { checkText } from './rules/checkText.ts';
import { dayProblem } from './rules/day.ts';
import { knownItems } from './rules/items.ts';
import { ownPlace } from './rules/unlikeOthers.ts';

/** Fields without language: what a document is made of besides its texts. */

interface CodeCopy extends FieldCopy {
  /** What it must fulfil besides, with regard to other documents. */
  readonly rule?: CustomValidator<string | undefined>;
}

/**
 * A text for machines, such as an address or a phone number.
 *
 * @param problem what is wrong with one, as a sentence for the editor
 */
export const codeField = (
  name: string,
  problem: (text: string) => string | undefined,
  { optional, rule: further = () => true, ...copy }: CodeCopy,
) =>
  defineField({
    ...{ name, type: 'string', ...copy },
    validation: (rule) =>
      (optional ? rule : rule.required()).custom(checkText(problem)).custom(further),
  });

interface DayOptions extends Pick<FieldCopy, 'optional'> {
  /** What is said where there is none. */
  readonly missing?: string;
  /** What it must fulfil besides. */
  readonly rule?: CustomValidator;
  /** What an editor is warned of. */
  readonly advice?: CustomValidator;
}

/** A day of the calendar. */
export const dayField = (
  name: string,
  title: string,
  description: string,
  { optional, missing, rule: further = () => true, advice }: DayOptions = {},
) =>
  defineField({
    ...{ name, type: 'date', title, description },
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(missing)]),
      rule.custom(checkText(dayProblem)).custom(further),
      ...(advice ? [rule.custom(advice).warning()] : []),
    ],
  });

type Choice = NonNullable<StringOptions['list']>[number];
type ChoiceCopy = FieldCopy & Pick<StringOptions, 'layout' | 'direction'>;

/** One of some values. */
export const choiceField = (
  name: string,
  list: readonly Choice[],
  { title, description, optional, ...look }: ChoiceCopy,
) =>
  defineField({
    ...{ name, type: 'string', title, description },
    options: { list: [...list], ...look },
    validation: (rule) => (optional ? rule : rule.required()),
  });

/** Another document, of one of some types. */
export const referenceField = (
  name: string,
  types: readonly string[],
  { optional, ...copy }: FieldCopy,
) =>
  defineField({
    ...{ name, type: 'reference', ...copy },
    to: types.map((type) => ({ type })),
    validation: (rule) => (optional ? rule : rule.required()),
  });

interface ListCopy extends Omit<FieldCopy, 'optional'> {
  /** How many items it may have, and what they must fulfil together. */
  readonly rules?: (rule: ArrayRule<unknown[]>) => ArrayRule<unknown[]>;
}

/**
 * A list in the order of the site.
 *
 * @param item type of the schema, or one of the list alone
 */
export const listField = (
  name: string,
  item: string | ArrayOfType,
  { rules = (rule) => rule, ...copy }: ListCopy,
) =>
  defineField({
    ...{ name, type: 'array', ...copy },
    of: [typeof item === 'string' ? { type: item } : item],
    validation: (rule) => rules(rule).custom(knownItems),
  });

/** What is wrong with a colour, as a sentence for the editor. */
const colourProblem = (colour: string): string | undefined =>
  /^#[0-9a-f]{6}$/.test(colour)
    ? undefined
    : say(
        '“[colour]” is not a colour: write # and six digits or lower-case letters a-f, e.g. #1976d2',
        { colour },
      );

/** The colour of a hero and a card. */
export const accentField = codeField('accent', colourProblem, {
  title: 'Accent colour',
  description: 'Colour of the top of the page and of the card, e.g. #1976d2.',
});

/** The place in a list; lists on the site are sorted by it, lowest first. */
export const orderField = defineField({
  name: 'order',
  type: 'number',
  title: 'Order',
  description: 'Position in every list that shows this document; the lowest number comes first.',
  validation: (rule) => [rule.required(), rule.integer().min(0), rule.custom(ownPlace).warning()],
});

/** The order of lists in the Studio. */
export const SITE_ORDER: SortOrdering = {
  name: 'site',
  title: 'As on the site',
  by: [{ field: 'order', direction: 'asc' }],
};

/** Height of a hero in hundredths of the window's height. */
export const heroHeightField = defineField({
  name: 'heroHeight',
  type: 'number',
  title: 'Height of the top',
  description:
    'Height of the coloured top of the page, as a percentage of the window height: 40, 50, 60 or 80.',
  options: { list: [40, 50, 60, 80], layout: 'radio', direction: 'horizontal' },
  validation: (rule) => rule.required(),
});
