/** A phone link; `+1 713 555 0142` is shown as written, and dialled without spaces. */
export function Phone({ number }: { readonly number: string }) {
  return (
    <a className="phone" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  );
}
