/**
 * Characters that leave nothing on the page: spaces, what Unicode lets a font ignore (zero-width and
 * soft hyphens, joiners, Hangul fillers), and the braille pattern without dots.
 */
const INVISIBLE = /^[\s\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nobody would see anything of a text. */
export const isBlankText = (text: string): boolean => INVISIBLE.test(text);
