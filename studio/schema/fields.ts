import { type CustomValidator, defineField, type FieldDefinition } from '@sanity/types';
import { bilingualBlocksProblem, bilingualProblem } from './rules/bilingual.ts';
import { requirementsProblem, timelineProblem } from './rules/programParts.ts';

/** What a field needs besides its type; `description` says where on the site the words appear. */
interface FieldCopy {
  readonly title: string;
  readonly description: string;
  /** May stay empty; everything else must be filled in. */
  readonly optional?: boolean;
  /** Names of the values the site puts into the text, e.g. `current` for `{{current}}`. */
  readonly params?: readonly string[];
}

// A field's own validation replaces its type's (Sanity does not add them up), so what a type must
// fulfil is given here, where its fields are made.
const field =
  (type: string, check: CustomValidator = () => true) =>
  (name: string, { title, description, optional, params }: FieldCopy) =>
    defineField({
      name,
      type,
      title,
      description,
      ...(params && { options: { params } }),
      validation: (rule) => (optional ? rule.optional() : rule.required()).custom(check),
    });

/** One line in both languages. */
export const lineField = field('localeString', bilingualProblem);

/** One paragraph in both languages. */
export const textField = field('localeText', bilingualProblem);

/** Rich text in both languages. */
export const richTextField = field('localeRichText', bilingualBlocksProblem);

/** The checklist of a programme. */
export const requirementsField = field('requirements', requirementsProblem);

/** The stations of a programme. */
export const timelineField = field('timeline', timelineProblem);

/** An object of a named type of this schema, e.g. `objectField('hero', 'hero', ...)`. */
export const objectField = (name: string, type: string, copy: FieldCopy) => field(type)(name, copy);

/** The place in a list; lists on the site are sorted by it, lowest first. */
export const orderField = defineField({
  name: 'order',
  type: 'number',
  title: 'Order',
  description: 'Place in every list that shows this document; the lowest number stands first.',
  validation: (rule) => rule.required().integer().min(0),
});

/** The colour of a hero and a card. */
export const accentField = defineField({
  name: 'accent',
  type: 'string',
  title: 'Accent colour',
  description: 'Colour of the hero and of the card, as six hexadecimal digits: #1976d2.',
  validation: (rule) =>
    rule.required().regex(/^#[0-9a-f]{6}$/, { name: 'colour such as #1976d2 (lower case)' }),
});

/** Height of a hero in hundredths of the window's height. */
export const heroHeightField = defineField({
  name: 'heroHeight',
  type: 'number',
  title: 'Hero height',
  description: 'Height of the coloured top of the page, in % of the window: 40, 50, 60 or 80.',
  options: { list: [40, 50, 60, 80], layout: 'radio', direction: 'horizontal' },
  validation: (rule) => rule.required(),
});

/** Fields of a tab of the form. */
export const inGroup = (group: string, fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields.map((member) => ({ ...member, group }));
