/** A value as nginx and Caddy both read one that has quotes. */
export const quoted = (value: string): string => `"${value.replaceAll('"', String.raw`\"`)}"`;
