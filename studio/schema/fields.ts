import {
  type CustomValidator,
  defineField,
  type FieldDefinition,
  type SortOrdering,
} from '@sanity/types';
import type { Localized } from '../../locales/locale.ts';
import { say } from '../words/say.ts';
import { advisedLength, type Lengths } from './rules/advisedLength.ts';
import { bilingualBlocksProblem, bilingualProblem } from './rules/bilingual.ts';
import { checkText } from './rules/checkText.ts';
import { requirementsProblem, timelineProblem } from './rules/programParts.ts';

/** What is wrong with a colour, as a sentence for the editor. */
const colourProblem = (colour: string): string | undefined =>
  /^#[0-9a-f]{6}$/.test(colour)
    ? undefined
    : say(
        '“[colour]” is not a colour: write # and six digits or lower-case letters a-f, e.g. #1976d2',
        { colour },
      );

/** What a field needs besides its type; `description` says where on the site the words appear. */
interface FieldCopy {
  readonly title: string;
  readonly description: string;
  /** May stay empty; everything else must be filled in. */
  readonly optional?: boolean;
}

interface TextCopy extends FieldCopy {
  /** Names of the values the site puts into the text, e.g. `current` for `{{current}}`. */
  readonly params?: readonly string[];
  /** How long it should be, where that matters; an advice. */
  readonly lengths?: Localized<Lengths>;
}

// A field's own validation replaces its type's (Sanity does not add them up), so what a type must
// fulfil is given here, where its fields are made. So do its options.
const bilingualField =
  (type: string, check: CustomValidator) =>
  (name: string, { title, description, optional, ...options }: TextCopy) =>
    defineField({
      name,
      type,
      title,
      description,
      options: { collapsible: false, ...options },
      validation: (rule) => [
        (optional ? rule.optional() : rule.required()).custom(check),
        ...(options.lengths ? [rule.custom(advisedLength(options.lengths)).warning()] : []),
      ],
    });

const partField =
  (type: string, check: CustomValidator = () => true) =>
  (name: string, { title, description, optional }: FieldCopy) =>
    defineField({
      name,
      type,
      title,
      description,
      options: { collapsible: optional ?? false },
      validation: (rule) => (optional ? rule.optional() : rule.required()).custom(check),
    });

/** One line in both languages. */
export const lineField = bilingualField('localeString', bilingualProblem);

/** One paragraph in both languages. */
export const textField = bilingualField('localeText', bilingualProblem);

/** Rich text in both languages. */
export const richTextField = bilingualField('localeRichText', bilingualBlocksProblem);

/** The checklist of a programme. */
export const requirementsField = partField('requirements', requirementsProblem);

/** The stations of a programme. */
export const timelineField = partField('timeline', timelineProblem);

/** An object of a named type of this schema, e.g. `objectField('hero', 'hero', ...)`. */
export const objectField = (name: string, type: string, copy: FieldCopy) =>
  partField(type)(name, copy);

/** A section of a screen, which has to be filled in. */
export const sectionField = (
  name: string,
  { title, description }: FieldCopy,
  fields: FieldDefinition[],
) =>
  defineField({
    name,
    type: 'object',
    title,
    description,
    validation: (rule) => rule.required(),
    fields,
  });

/** The place in a list; lists on the site are sorted by it, lowest first. */
export const orderField = defineField({
  name: 'order',
  type: 'number',
  title: 'Order',
  description: 'Place in every list that shows this document; the lowest number comes first.',
  validation: (rule) => [rule.required(), rule.integer().min(0)],
});

/** The order of lists in the Studio. */
export const SITE_ORDER: SortOrdering = {
  name: 'site',
  title: 'As on the site',
  by: [{ field: 'order', direction: 'asc' }],
};

/** The colour of a hero and a card. */
export const accentField = defineField({
  name: 'accent',
  type: 'string',
  title: 'Accent colour',
  description: 'Colour of the top of the page and of the card, written like #1976d2.',
  validation: (rule) => rule.required().custom(checkText(colourProblem)),
});

/** Height of a hero in hundredths of the window's height. */
export const heroHeightField = defineField({
  name: 'heroHeight',
  type: 'number',
  title: 'Height of the top',
  description: 'Height of the coloured top of the page, in % of the window: 40, 50, 60 or 80.',
  options: { list: [40, 50, 60, 80], layout: 'radio', direction: 'horizontal' },
  validation: (rule) => rule.required(),
});

/** Fields of a tab of the form. */
export const inGroup = (group: string, fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields.map((member) => ({ ...member, group }));

/** The last tab of the form of a page. */
export const SEARCH_GROUP = { name: 'search', title: 'Search result' };
export const searchFields = inGroup('search', [
  objectField('seo', 'seo', { title: 'Search result', description: 'For search engines.' }),
]);
