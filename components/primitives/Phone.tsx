/** A phone link; `+1 212 555 0100` is shown as written, and dialled without spaces. */
export function Phone({ number }: { readonly number: string }) {
  return (
    <a className="phone" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  );
}
