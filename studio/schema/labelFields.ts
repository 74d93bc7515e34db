import { lineField } from './fields.ts';
import { readableName } from './titles.ts';

/** A word of the site, where it stands, and the values that the site puts in. */
export type Label = readonly [
  name: string,
  where: string,
  params?: readonly string[],
  /** Without it the site leaves out what it says. */
  optional?: 'optional',
];

/** Words of the site as fields, each titled by its name. */
export const labelFields = (labels: readonly Label[]) =>
  labels.map(([name, where, params, optional]) =>
    lineField(name, readableName(name), where, {
      ...(params && { params }),
      ...(optional && { optional: true }),
    }),
  );

/** Labels that stand together in the form, folded until somebody asks for them. */
interface LabelPart {
  readonly name: string;
  readonly title: string;
  readonly labels: readonly Label[];
}

export const labelPart = (name: string, title: string, labels: readonly Label[]): LabelPart => ({
  ...{ name, title, labels },
});

/** The fields of an object with many labels. All at once they take a browser seconds to show. */
export const labelsInParts = (parts: readonly LabelPart[]) => ({
  fieldsets: parts.map(({ name, title }) => ({
    ...{ name, title },
    options: { collapsible: true, collapsed: true },
  })),
  fields: parts.flatMap(({ name, labels }) =>
    labelFields(labels).map((field) => ({ ...field, fieldset: name })),
  ),
});
