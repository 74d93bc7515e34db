import { capitalize } from './capitalize.ts';

/**
 * Finds the number in a figure: `500,000`, `4–6`, `190+`, `50万–80万`; with the spaces around it, which
 * would be too narrow at the size of the words, and the invisible characters that the Studio's preview
 * appends to a text.
 */
const NUMBER = /^(.*?)( ?(?:\d[\d.,万亿]*(?: \p{L}+)?–)?\d[\d.,+%万亿]*\p{Cf}* ?)(.*)$/u;

/** A figure with a large number and small words: `At least 500,000 EUR`. */
export function FigureText({ text }: { readonly text: string }) {
  const shown = capitalize(text);
  const [, before = '', number = shown, after = ''] = NUMBER.exec(shown) ?? [];
  return (
    <>
      {before && <small>{before}</small>}
      {number}
      {after && <small>{after}</small>}
    </>
  );
}
