import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { Slide } from './slides.ts';

/** Fills `{{current}}` and `{{total}}`: "Picture 3 of 9". */
export const positionText = (words: string, index: number, total: number): string =>
  fillPlaceholders(words, (name) => String(name === 'current' ? index + 1 : total));

/**
 * The announcement of a selected picture: "Picture 3 of 9: The site plan".
 *
 * @param words contain `{{current}}`, `{{total}}` and `{{text}}`
 */
export function announcementText(words: string, slides: readonly Slide[], index: number): string {
  const slide = slides[index];
  const text = slide?.caption ?? slide?.alt ?? '';
  return fillPlaceholders(words, (name) =>
    name === 'text' ? text : String(name === 'current' ? index + 1 : slides.length),
  );
}
