/**
 * A phone link; `+44 (0)20 7946 0958` is shown as written, and dialled without spaces and without the
 * zero, which callers from abroad omit.
 */
export function Phone({ number }: { readonly number: string }) {
  return (
    <a className="phone" href={`tel:${number.replace(/\(0\)|[^+\d]/g, '')}`}>
      {number}
    </a>
  );
}
