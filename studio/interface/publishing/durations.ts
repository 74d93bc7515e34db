/** How long a message is shown, in milliseconds: time to read it and follow a link. */
export const READING_TIME = 30_000;

/** Problems stay until they are closed; timers do not accept infinity. */
export const UNTIL_CLOSED = 24 * 60 * 60_000;
