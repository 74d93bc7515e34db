/** How long a message is shown, in milliseconds: to be read and to follow a link of it. */
export const READING = 30_000;

/** What is amiss stays until it is closed; a timer takes no infinity. */
export const FOR_GOOD = 24 * 60 * 60_000;
