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
