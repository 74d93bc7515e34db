import type { Passage } from '../../locales/foreignWords.ts';

/** A piece of a text that may have to stay on one line. */
export interface Piece extends Passage {
  readonly isUnbroken?: boolean;
}

/** Codes and ranges, which browsers break after the hyphen: `EB-1A`, `4-6个月`, `9:00 AM-6:00 PM`. */
const CODE =
  /(?:\d[\d:]* [AP]M|[\p{sc=Latin}\p{N}:]+)-\p{N}[\p{sc=Latin}\p{N}:]*(?: [AP]M|个月|年)?/u;

/** Compound words short enough for any line: `long-stay`. */
const COMPOUND = /(?<![\p{L}-])\p{sc=Latin}{1,7}-\p{sc=Latin}{1,7}(?![\p{L}-])/u;

const IN_TEXT = new RegExp(`(${CODE.source})`, 'u');
const IN_HEADING = new RegExp(`(${CODE.source}|${COMPOUND.source})`, 'u');

/** Parts a passage around what stays on one line; in headings that is more. */
export const splitUnbroken = ({ text, lang }: Passage, place: 'text' | 'heading'): Piece[] =>
  text
    .split(place === 'heading' ? IN_HEADING : IN_TEXT)
    .map((part, index) => ({
      text: part,
      ...(lang && { lang }),
      ...(index % 2 === 1 && { isUnbroken: true }),
    }))
    .filter(({ text }) => text !== '');
