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

/** The labels of a list of kinds, by their catalogue keys. */
export const labelsOf = (keys: Readonly<Record<string, string>>, where: string): Label[] =>
  Object.values(keys).map((key) => [key.replace(/^ui\./, ''), where]);

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
