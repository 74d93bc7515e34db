/**
 * What of a figure is the number: `500,000`, `4–6`, `190+`, `50万`; with the unseen marks that the
 * Studio's preview puts behind a text, which are no words.
 */
const NUMBER = /^(.*?)(\d[\d.,–+%]*[万亿]?\p{Cf}*)(.*)$/u;

/** A figure with its number large and its words small: `at least 500,000 EUR`. */
export function FigureText({ of }: { readonly of: string }) {
  const [, before = '', number = of, after = ''] = NUMBER.exec(of) ?? [];
  return (
    <>
      {before && <small>{before}</small>}
      {number}
      {after && <small>{after}</small>}
    </>
  );
}
