import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { Slide } from './slides.ts';

/**
 * The position of a picture: "3 / 9", or for screen readers "Picture 3 of 9: The site plan".
 *
 * @param words contain `{{current}}` and `{{total}}`, and possibly `{{text}}`
 */
export function positionText(words: string, slides: readonly Slide[], index: number): string {
  const slide = slides[index];
  const text = slide?.caption ?? slide?.alt ?? '';
  return fillPlaceholders(words, (name) =>
    name === 'text' ? text : String(name === 'current' ? index + 1 : slides.length),
  );
}
