/** What of a figure is the number: `500,000`, `4–6`, `190+`, `50万`. */
const NUMBER = /^(.*?)(\d[\d.,–+%]*[万亿]?)(.*)$/;

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
