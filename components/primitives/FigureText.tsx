import { capitalized } from './capitalized.ts';

/**
 * What of a figure is the number: `500,000`, `4–6`, `190+`, `50万–80万`; with the unseen marks that the
 * Studio's preview puts behind a text, which are no words.
 */
const NUMBER = /^(.*?)((?:\d[\d.,万亿]*(?: \p{L}+)?–)?\d[\d.,+%万亿]*\p{Cf}*)(.*)$/u;

/** A figure with its number large and its words small: `At least 500,000 EUR`. */
export function FigureText({ of }: { readonly of: string }) {
  const text = capitalized(of);
  const [, before = '', number = text, after = ''] = NUMBER.exec(text) ?? [];
  return (
    <>
      {before && <small>{before}</small>}
      {number}
      {after && <small>{after}</small>}
    </>
  );
}
