/** Joiners between letters, which Persian and Indic spelling needs. */
const JOINERS = /(?<=[\p{L}\p{M}])\p{Join_Control}(?=\p{L})/gu;

/** Whether a name contains characters that do not belong to its spelling and that nobody sees. */
export const hasInvisible = (name: string): boolean => /\p{C}/u.test(name.replace(JOINERS, ''));
