/** A phone number that can be called; `+1 713 555 0142` is written as it is, dialled without gaps. */
export function Phone({ number }: { readonly number: string }) {
  return (
    <a className="phone" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  );
}
