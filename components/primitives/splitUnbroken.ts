import type { Passage } from '../../locales/foreignWords.ts';
import { NAME_CHARACTERS, TERM } from './lineBreaks.ts';

/** A piece of a text, possibly to be kept on one line. */
export interface Piece extends Passage {
  readonly isUnbroken?: boolean;
}

/**
 * Codes and ranges, which browsers break after the hyphen: `EB-1A`, `4–6 months`, `9:00 AM-6:00 PM`. A
 * hero would crop a longer word.
 */
const CODE =
  /(?:\d[\d:]* [AP]M|(?<![\p{sc=Latin}\p{N}:])[\p{sc=Latin}\p{N}:]{1,8})[-–]\p{N}[\p{sc=Latin}\p{N}:]{0,7}(?![\p{sc=Latin}\p{N}:])(?: [AP]M| months| years|个月|年)?/u;

/** A number or range with its unit: `800,000 USD`, `3 to 5 million`, `662.3 million USD`, `2 years`. */
const AMOUNT =
  /(?:\p{N}[\p{N},.]* to )?\p{N}[\p{N},.]*\+?(?:(?: [mb]illion)? (?:USD|EUR|RMB|yen|years?|months?|days?|hours?)(?!\p{L})| [mb]illion)/u;

/** The same in Chinese, with its currency: `80万`, `6.623亿美元`, `500万元人民币`, `2000欧元`. */
const CHINESE_AMOUNT = /\p{N}[\p{N},.]*(?:[万亿]+(?:[美欧日]?元(?:人民币)?)?|[美欧日]元)/u;

/** A date or month: `2027年1月1日`; or a start date: `自2027年1月1日起`. */
const CHINESE_DATE = /自?(?:\p{N}{4}年)?\p{N}{1,2}月(?:\p{N}{1,2}日)?起?/u;

/** A short number with its unit: `5年`, `6个月`, `21周岁`, `180多个`. */
const CHINESE_COUNT = /(?<![\p{N},.])\p{N}{1,4}(?:年|个月|天|周?岁|多个)/u;

/** An English date or month, whose year would otherwise wrap alone: `May 29, 2025`, `May 2026`. */
const ENGLISH_DATE = /\p{Lu}\p{Ll}{2,8} (?:\p{N}{1,2}, )?\p{N}{4}(?!\p{N})/u;

/** An article of a Chinese law, or a rank: `第五条`, `第4位`. */
const CHINESE_ORDINAL = /第(?:[一二三四五六七八九十]{1,3}条|\p{N}{1,4}[条位])/u;

/** A name with a number: `Suite 500`, `No. 18`. */
const NUMBERED = /\p{Lu}\p{Ll}+\.? \p{N}{1,3}(?![,.:]?\p{N})/u;

/** What a law or an authority numbers: `section 203(b)(5)`, `Law 5100/2024`, `Form I-956F`, `level AA`. */
const REFERENCE =
  /(?<!\p{L})(?:Form|Law|[Ss]ection|[Aa]rticle|[Ll]evel) [\p{Lu}\p{N}][\p{Lu}\p{N}/-]*(?:\([a-z\d]+\))*(?!\p{L})/u;

/** A name that a full stop would seem to end: `St. Lucia`. */
const SAINT = /St\. \p{Lu}\p{Ll}+/u;

/** Names of what a visitor may get: `US green card`, `golden visa`. */
const STATUS = /(?:US green|green|golden) (?:card|visa)s?(?!\p{L})|(?:US )?Visa Waiver/u;

/** Compound words short enough for any line: `long-stay`, `Chinese-speaking`. */
const COMPOUND = /(?<![\p{L}-])\p{sc=Latin}{1,7}-\p{sc=Latin}{1,8}(?![\p{L}-])/u;

/** A foreign name, or two words, joined by a dot: `瓦伦蒂娜·罗哈斯`, `经营·管理`. */
const DOTTED = new RegExp(
  `[${NAME_CHARACTERS}]{1,5}[·・][${NAME_CHARACTERS}]{1,5}|\\p{sc=Han}{1,2}[·・]\\p{sc=Han}{1,2}`,
  'u',
);

/** The last two words of an English text, if they are short. */
const LAST_WORDS = /(?<= )(?=.{1,20}$)\p{sc=Latin}\S* \S{1,12}$/u;

const anyOf = (...kinds: readonly RegExp[]): RegExp =>
  new RegExp(`(${kinds.map(({ source }) => source).join('|')})`, 'u');

const TEXT_KINDS = [
  CODE,
  AMOUNT,
  DOTTED,
  CHINESE_AMOUNT,
  CHINESE_DATE,
  CHINESE_COUNT,
  CHINESE_ORDINAL,
  REFERENCE,
  ENGLISH_DATE,
  SAINT,
  TERM,
];
const IN_TEXT = anyOf(...TEXT_KINDS);
const IN_COLUMN = anyOf(...TEXT_KINDS, LAST_WORDS);
const IN_HEADING = anyOf(
  CODE,
  AMOUNT,
  CHINESE_AMOUNT,
  DOTTED,
  CHINESE_DATE,
  REFERENCE,
  ENGLISH_DATE,
  SAINT,
  NUMBERED,
  STATUS,
  COMPOUND,
);

const KINDS_IN = { text: IN_TEXT, column: IN_COLUMN, heading: IN_HEADING } as const;

/**
 * Splits off the pieces to keep on one line; headings and foreign words have more of them.
 *
 * @param place `column` is running text in a narrow column, where CSS does not keep the last words
 * together
 */
export const splitUnbroken = ({ text, lang }: Passage, place: keyof typeof KINDS_IN): Piece[] =>
  text
    .split(KINDS_IN[lang ? 'heading' : place])
    .map((segment, index) => ({
      text: segment,
      ...(lang && { lang }),
      ...(index % 2 === 1 && { isUnbroken: true }),
    }))
    .filter(({ text }) => text !== '');
