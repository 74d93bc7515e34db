/** What somebody typed where a number belongs. */
interface ReadAmount {
  /** The number, where the words mean one alone. */
  readonly value?: number;
  /** The numbers that it may be, where readers of two countries read it differently. */
  readonly either?: readonly [number, number];
}

/**
 * Reads a number as editors write it: `300000`, `300,000`, `300 000`, `3.09`, `30万`, `1.05亿`. A point
 * before three digits stands for thousands in half of Europe and for a fraction elsewhere.
 *
 * @returns neither a number nor two, where it is none
 */
export function readAmount(typed: string): ReadAmount {
  // Chinese keyboards write digits and points of full width.
  const text = typed.normalize('NFKC').replace(/。/g, '.').trim();
  if (text === '') return {};
  const { number = '', unit = '' } = WRITTEN.exec(text)?.groups ?? {};
  const zeros = ZEROS[unit];
  if (zeros === undefined) return {};
  const points = number.replace(/(?<=\d)[ ,'’](?=\d{3}(?!\d))/g, '');
  if (/^\d+\.?\d*$/.test(points) && isGrouped(number)) {
    const value = shifted(points, zeros);
    return unit === '' && EITHER.test(number)
      ? { either: [shifted(points.replace('.', ''), 0), value] }
      : { value };
  }
  return /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(number)
    ? { value: shifted(number.replaceAll('.', ''), zeros) }
    : {};
}

const WRITTEN = /^(?<number>[\d., '’]*\d\.?)\s*(?<unit>\p{Script=Han}*)$/u;

/** How many zeros a Chinese unit stands for. */
const ZEROS: Readonly<Record<string, number>> = {
  ...{ '': 0, 千: 3, 万: 4, 萬: 4, 十万: 5, 百万: 6, 千万: 7, 亿: 8, 億: 8, 十亿: 9 },
};

/** Marks between the digits stand before groups of three, from the first to the last. */
const isGrouped = (number: string) =>
  /^\d+\.?\d*$/.test(number) || /^\d{1,3}(?:([ ,'’])\d{3})(?:\1\d{3})*\.?\d*$/.test(number);

/** No number that is written for people begins with a zero and has thousands. */
const EITHER = /^[1-9]\d{0,2}\.\d{3}$/;

/** A product would end in …0000000002. */
const shifted = (digits: string, zeros: number) => Number(`${digits.replace(/\.$/, '')}e${zeros}`);
