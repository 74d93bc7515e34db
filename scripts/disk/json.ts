import * as v from 'valibot';

/** JSON for files that people read too. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** What a text of JSON says; nothing when it is cut off, or of another shape. */
export function fromJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : undefined;
}
