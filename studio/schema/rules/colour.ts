import { say } from '../../words/say.ts';

/** Contrast that WCAG 2.2 requires of text, and of text as large as a headline (criterion 1.4.3). */
const LEAST_CONTRAST = { text: 4.5, headline: 3 };

/** Describes what is wrong with a colour behind white text, for the editor. */
export function colourProblem(colour: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/.test(colour))
    return say(
      '“[colour]” is not a colour: write # and six digits or lower-case letters a-f, e.g. #1976d2',
      { colour },
    );
  return contrastWithWhite(colour) < LEAST_CONTRAST.headline
    ? say('“[colour]” is too light for the white text on it: choose a darker colour', { colour })
    : undefined;
}

/** Advises on a colour on which only large white text is easy to read. */
export const colourAdvice = (colour: string): string | undefined =>
  contrastWithWhite(colour) < LEAST_CONTRAST.text
    ? say('Small white text is hard to read on “[colour]”: choose a darker colour', { colour })
    : undefined;

/** The contrast ratio as WCAG defines it, from 1 to 21. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
