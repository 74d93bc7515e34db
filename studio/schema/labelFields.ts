import { labelName } from '../../locales/kindLabels.ts';
import { lineField } from './fields.ts';
import { toReadableName } from './titles.ts';

/** A label of the site: its name, where it appears, and its placeholders. */
export type Label = readonly [
  name: string,
  where: string,
  params?: readonly string[],
  /** Without a text the site omits it. */
  optional?: 'optional',
];

/** Labels as fields, each titled after its name. */
export const labelFields = (labels: readonly Label[]) =>
  labels.map(([name, where, params, optional]) =>
    lineField(name, toReadableName(name), where, {
      params,
      ...(optional && { optional: true }),
    }),
  );

/** The labels of kinds; `ask` has none, because the site shows it as a link. */
export const labelsOf = (subject: string, kinds: readonly string[], where: string): Label[] =>
  kinds.filter((kind) => kind !== 'ask').map((kind) => [labelName(subject, kind), where]);

/** A collapsed group of labels in the form. */
export const labelFieldset = (name: string, title: string, labels: readonly Label[]) => ({
  name,
  title,
  labels,
});

/** Fields in collapsed groups: rendering all at once takes a browser seconds. */
export const labelFieldsets = (fieldsets: readonly ReturnType<typeof labelFieldset>[]) => ({
  fieldsets: fieldsets.map(({ name, title }) => ({
    name,
    title,
    options: { collapsible: true, collapsed: true },
  })),
  fields: fieldsets.flatMap(({ name, labels }) =>
    labelFields(labels).map((field) => ({ ...field, fieldset: name })),
  ),
});
