import type { Passage } from '../../locales/foreignWords.ts';

/** Browsers would break these after the hyphen, or before the unit: `EB-1A`, `AM-6:00`, `4-6个月`. */
const UNBROKEN = /([\p{sc=Latin}\p{N}]+-\p{N}[\p{sc=Latin}\p{N}:]*(?:个月|年)?)/u;

/** A text parted around what must stay on one line: every second part. */
export const splitUnbroken = (text: string): string[] => text.split(UNBROKEN);

/** Words of one language. */
export function Words({ text, lang }: Passage) {
  const parts = splitUnbroken(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
  return lang ? <span lang={lang}>{parts}</span> : parts;
}
