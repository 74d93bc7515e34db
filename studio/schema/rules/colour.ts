/** What is wrong with a colour, as a sentence for the editor. */
export const colourProblem = (colour: string): string | undefined =>
  /^#[0-9a-f]{6}$/.test(colour)
    ? undefined
    : `“${colour}” is not a colour: write # and six digits or lower-case letters a-f, e.g. #1976d2`;
