/** The zero that callers from abroad omit; not of Italy, San Marino and the Vatican, which keep it. */
const TRUNK_ZERO = /(?<!\+3(?:9|7[89])\s*)\(0\)/;

/**
 * A phone link; `+44 (0)20 7946 0958` is shown as written, and dialled without spaces and without the
 * zero.
 */
export function Phone({ number }: { readonly number: string }) {
  return (
    <a className="phone" href={`tel:${number.replace(TRUNK_ZERO, '').replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  );
}
