import {
  type CustomValidator,
  type DocumentDefinition,
  defineField,
  defineType,
  type FieldDefinition,
  type PreviewConfig,
} from '@sanity/types';
import { translate } from '../words/say.ts';
import { type AdvisedLengths, advisedLengthRule } from './rules/advisedLength.ts';
import { bilingualBlocksRule, bilingualTextRule } from './rules/bilingualRules.ts';
import { requirementsRule, timelineRule } from './rules/programParts.ts';
import { requireContents } from './rules/requireContents.ts';

/** Texts and options of a field; `description` says where on the site its content appears. */
export interface FieldCopy {
  readonly title: string;
  readonly description: string;
  /** May stay empty; all other fields are required. */
  readonly optional?: boolean;
}

interface TextOptions extends Pick<FieldCopy, 'optional'> {
  /** Placeholders that the site fills in, e.g. `current` for `{{current}}`. */
  readonly params?: readonly string[];
  /** Recommended length; only a warning. */
  readonly lengths?: AdvisedLengths;
  /** A rule that only warns. */
  readonly advice?: CustomValidator;
}

// A field's validation and options replace those of its type (Sanity does not merge them), so the
// rules of a type are set here, where its fields are made.
const bilingualField =
  (type: string, check: CustomValidator) =>
  (
    name: string,
    title: string,
    description: string,
    { optional, advice, ...options }: TextOptions = {},
  ) =>
    defineField({
      name,
      type,
      title,
      description,
      options: { collapsible: false, ...options },
      validation: (rule) => [
        (optional ? rule.optional() : requireContents(rule)).custom(check),
        ...(advice ? [rule.custom(advice).warning()] : []),
        ...(options.lengths ? [rule.custom(advisedLengthRule(options.lengths)).warning()] : []),
      ],
    });

interface PartCopy extends FieldCopy {
  /** If true for a document, it has the section elsewhere: the field is optional and hidden. */
  readonly unless?: (document: unknown) => boolean;
  /** An additional rule. */
  readonly rule?: CustomValidator;
}

/** An object of a named type of this schema, e.g. `objectField('hero', 'hero', ...)`. */
export const objectField = (
  name: string,
  type: string,
  { optional, unless = () => false, rule: extraRule = () => true, ...copy }: PartCopy,
) =>
  defineField({
    name,
    type,
    ...copy,
    options: { collapsible: optional ?? false },
    hidden: ({ document, value }) => value === undefined && unless(document),
    validation: (rule, context) =>
      (optional || unless(context?.document) ? rule.optional() : requireContents(rule)).custom(
        extraRule,
      ),
  });

/** One line in both languages. */
export const lineField = bilingualField('localeString', bilingualTextRule);

/** One paragraph in both languages. */
export const textField = bilingualField('localeText', bilingualTextRule);

/** Rich text in both languages. */
export const richTextField = bilingualField('localeRichText', bilingualBlocksRule);

/** The requirements checklist of a programme. */
export const requirementsField = (copy: PartCopy) =>
  objectField('requirements', 'requirements', { ...copy, rule: requirementsRule });

/** The timeline of a programme. */
export const timelineField = ({ unless, ...copy }: Omit<PartCopy, 'optional'>) =>
  defineField({
    name: 'timeline',
    type: 'timeline',
    ...copy,
    options: { collapsible: false },
    hidden: ({ document, value }) => value === undefined && (unless?.(document) ?? false),
    // Every step is optional, so none of them reports an empty timeline; `required` does. If a
    // document may have the timeline elsewhere, the document's own rule reports it missing.
    validation: (rule) => (unless ? rule.optional() : rule.required()).custom(timelineRule),
  });

/** The coloured top of a page. */
export const heroField = objectField('hero', 'hero', {
  title: 'Top of the page',
  description: 'The coloured part with the headline.',
});

/** By default, Sanity prints an object's data above the form of an item of a list in it. */
const previewByName = (title: string): PreviewConfig => ({
  prepare: () => ({ title: translate(title) }),
});

/** A required section of a screen. */
export const sectionField = (
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[],
) =>
  defineField({
    name,
    type: 'object',
    title,
    description,
    validation: requireContents,
    fields,
    preview: previewByName(title),
  });

/** A tab of a document's form. */
export const tab = (name: string, title: string, fields: readonly FieldDefinition[]) => ({
  name,
  title,
  fields,
});

/** The last tab of a page's form. */
export const SEARCH_TAB = tab('search', 'Search result', [
  objectField('seo', 'seo', { title: 'Search result', description: 'For search engines.' }),
]);

/** A document type, which editors publish as a whole. */
export const documentType = (
  name: string,
  title: string,
  definition: Pick<DocumentDefinition, 'fields' | 'groups' | 'orderings' | 'validation'>,
) => defineType({ name, title, type: 'document', ...definition });

/** The fields of a document in tabs; the first is open. */
export const inTabs = (...tabs: readonly ReturnType<typeof tab>[]) => ({
  groups: tabs.map(({ name, title }, at) => ({ name, title, ...(at === 0 && { default: true }) })),
  fields: tabs.flatMap(({ name, fields }) => fields.map((field) => ({ ...field, group: name }))),
});

/**
 * A named object type.
 *
 * @param preview how lists show it; for the parts of a form, their name
 */
export const objectType = (
  name: string,
  title: string,
  fields: FieldDefinition[],
  preview: PreviewConfig = previewByName(title),
) => defineType({ name, title, type: 'object', fields, preview });
