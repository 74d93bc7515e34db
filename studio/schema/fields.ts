import {
  type CustomValidator,
  type DocumentDefinition,
  defineField,
  defineType,
  type FieldDefinition,
  type PreviewConfig,
} from '@sanity/types';
import { type AdvisedLengths, advisedLength } from './rules/advisedLength.ts';
import { askInside } from './rules/askInside.ts';
import { bilingualBlocksProblem, bilingualProblem } from './rules/bilingual.ts';
import { requirementsProblem, timelineProblem } from './rules/programParts.ts';

/** What a field needs besides its type; `description` says where on the site the words appear. */
export interface FieldCopy {
  readonly title: string;
  readonly description: string;
  /** May stay empty; everything else must be filled in. */
  readonly optional?: boolean;
}

interface TextOptions extends Pick<FieldCopy, 'optional'> {
  /** Names of the values the site puts into the text, e.g. `current` for `{{current}}`. */
  readonly params?: readonly string[];
  /** How long it should be, where that matters; an advice. */
  readonly lengths?: AdvisedLengths;
  /** What an editor is warned of. */
  readonly advice?: CustomValidator;
}

// A field's own validation replaces its type's (Sanity does not add them up), so what a type must
// fulfil is given here, where its fields are made. So do its options.
const bilingualField =
  (type: string, check: CustomValidator) =>
  (
    name: string,
    title: string,
    description: string,
    { optional, advice, ...options }: TextOptions = {},
  ) =>
    defineField({
      ...{ name, type, title, description },
      options: { collapsible: false, ...options },
      validation: (rule) => [
        (optional ? rule.optional() : askInside(rule)).custom(check),
        ...(advice ? [rule.custom(advice).warning()] : []),
        ...(options.lengths ? [rule.custom(advisedLength(options.lengths)).warning()] : []),
      ],
    });

interface PartCopy extends FieldCopy {
  /** A document of which this holds has the part elsewhere: it is not asked for, nor shown. */
  readonly unless?: (document: unknown) => boolean;
  /** What it must fulfil besides. */
  readonly rule?: CustomValidator;
}

/** An object of a named type of this schema, e.g. `objectField('hero', 'hero', ...)`. */
export const objectField = (
  name: string,
  type: string,
  { optional, unless = () => false, rule: further = () => true, ...copy }: PartCopy,
) =>
  defineField({
    ...{ name, type, ...copy },
    options: { collapsible: optional ?? false },
    hidden: ({ document, value }) => value === undefined && unless(document),
    validation: (rule, context) =>
      (optional || unless(context?.document) ? rule.optional() : askInside(rule)).custom(further),
  });

/** One line in both languages. */
export const lineField = bilingualField('localeString', bilingualProblem);

/** One paragraph in both languages. */
export const textField = bilingualField('localeText', bilingualProblem);

/** Rich text in both languages. */
export const richTextField = bilingualField('localeRichText', bilingualBlocksProblem);

/** The checklist of a programme. */
export const requirementsField = (name: string, copy: PartCopy) =>
  objectField(name, 'requirements', { ...copy, rule: requirementsProblem });

/** The stations of a programme. */
export const timelineField = (name: string, { unless, ...copy }: Omit<PartCopy, 'optional'>) =>
  defineField({
    ...{ name, type: 'timeline', ...copy },
    options: { collapsible: false },
    hidden: ({ document, value }) => value === undefined && (unless?.(document) ?? false),
    // Each of its stations may be absent: none would say that all of them are. Where a document may
    // have it elsewhere, the document says that it is missing.
    validation: (rule) => (unless ? rule.optional() : rule.required()).custom(timelineProblem),
  });

/** The coloured top of a page. */
export const heroField = objectField('hero', 'hero', {
  title: 'Top of the page',
  description: 'The coloured part with the headline.',
});

/** A section of a screen, which has to be filled in. */
export const sectionField = (
  name: string,
  title: string,
  description: string,
  fields: FieldDefinition[],
) =>
  defineField({
    ...{ name, type: 'object', title, description },
    validation: askInside,
    fields,
  });

/** A tab of the form of a document. */
export const tab = (name: string, title: string, fields: readonly FieldDefinition[]) => ({
  ...{ name, title, fields },
});

/** The last tab of the form of a page. */
export const SEARCH_TAB = tab('search', 'Search result', [
  objectField('seo', 'seo', { title: 'Search result', description: 'For search engines.' }),
]);

/** What editors write and publish as a whole. */
export const documentType = (
  name: string,
  title: string,
  parts: Pick<DocumentDefinition, 'fields' | 'groups' | 'orderings' | 'validation'>,
) => defineType({ ...{ name, title, type: 'document' }, ...parts });

/** The fields of a document in tabs, of which the first is open. */
export const inTabs = (...tabs: readonly ReturnType<typeof tab>[]) => ({
  groups: tabs.map(({ name, title }, at) => ({ name, title, ...(at === 0 && { default: true }) })),
  fields: tabs.flatMap(({ name, fields }) => fields.map((field) => ({ ...field, group: name }))),
});

/**
 * An object of fields that documents share, under a name.
 *
 * @param preview how a list shows one
 */
export const objectType = (
  name: string,
  title: string,
  fields: FieldDefinition[],
  preview?: PreviewConfig,
) => defineType({ ...{ name, title, type: 'object' }, fields, ...(preview && { preview }) });
