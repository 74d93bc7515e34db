/** What is wrong with a phone number, as a sentence for the editor. */
export const phoneProblem = (phone: string): string | undefined =>
  /^\+[0-9][0-9 ()-]{6,20}$/.test(phone)
    ? undefined
    : `“${phone}” is not a phone number: begin with + and the country, then digits and spaces, e.g. +1 713 555 0142`;
