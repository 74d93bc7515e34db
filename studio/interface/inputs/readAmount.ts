/** What an editor typed into a number field. */
interface ReadAmount {
  /** The number, if the text is unambiguous. */
  readonly value?: number;
  /** Both readings, if readers of two countries would read it differently. */
  readonly either?: readonly [number, number];
}

/**
 * Reads a number as editors write it: `300000`, `300,000`, `300 000`, `3.09`, `30万`, `1.05亿`. A
 * point before three digits separates thousands in half of Europe and decimals elsewhere.
 *
 * @returns an empty object if the text is not a number
 */
export function readAmount(typed: string): ReadAmount {
  // Chinese keyboards produce full-width digits and points.
  const text = typed.normalize('NFKC').replace(/。/g, '.').trim();
  if (text === '') return {};
  const { number = '', unit = '' } = WRITTEN.exec(text)?.groups ?? {};
  const zeros = ZEROS[unit];
  if (zeros === undefined) return {};
  const points = number.replace(/(?<=\d)[ ,'’](?=\d{3}(?!\d))/g, '');
  if (/^\d+\.?\d*$/.test(points) && isGrouped(number)) {
    const value = appendZeros(points, zeros);
    return unit === '' && AMBIGUOUS.test(number)
      ? { either: [appendZeros(points.replace('.', ''), 0), value] }
      : { value };
  }
  return /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(number)
    ? { value: appendZeros(number.replaceAll('.', ''), zeros) }
    : {};
}

const WRITTEN = /^(?<number>[\d., '’]*\d\.?)\s*(?<unit>\p{Script=Han}*)$/u;

/** The number of zeros of each Chinese unit. */
const ZEROS: Readonly<Record<string, number>> = {
  '': 0,
  千: 3,
  万: 4,
  萬: 4,
  十万: 5,
  百万: 6,
  千万: 7,
  亿: 8,
  億: 8,
  十亿: 9,
};

/** Separators must stand before groups of three digits, from the first to the last. */
const isGrouped = (number: string) =>
  /^\d+\.?\d*$/.test(number) || /^\d{1,3}(?:([ ,'’])\d{3})(?:\1\d{3})*\.?\d*$/.test(number);

/** A number with thousands does not begin with a zero. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;

/** Multiplying would give results such as …0000000002. */
const appendZeros = (digits: string, zeros: number) =>
  Number(`${digits.replace(/\.$/, '')}e${zeros}`);
