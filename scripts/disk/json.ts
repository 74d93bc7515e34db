import * as v from 'valibot';

/** Pretty-printed JSON for files. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Parses JSON; `undefined` when it is malformed or does not match the schema. */
export function fromJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return success ? output : undefined;
}

/** Parses one JSON value per line, skipping the lines that {@link fromJson} cannot read. */
export const fromJsonLines = <T>(
  schema: v.GenericSchema<unknown, T>,
  lines: readonly string[],
): T[] => lines.flatMap((line) => fromJson(schema, line) ?? []);
