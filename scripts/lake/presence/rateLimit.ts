import type { WebSocket } from 'ws';

/** Messages of the Studio are far smaller. */
export const MAX_MESSAGE_BYTES = 16 * 1024;
/** A Studio announces its location at most five times a second. */
const MAX_MESSAGES_PER_SECOND = 20;
const MAX_BURST = 60;

/** Passes on the messages of a socket, and closes it when it exceeds the rate limit. */
export function receiveRateLimited(socket: WebSocket, receive: (text: string) => void): void {
  let allowance = { messages: MAX_BURST, since: performance.now() };
  const takeAllowance = () => {
    const now = performance.now();
    const earned = ((now - allowance.since) / 1000) * MAX_MESSAGES_PER_SECOND;
    const messages = Math.min(MAX_BURST, allowance.messages + earned) - 1;
    allowance = { messages, since: now };
    return messages >= 0;
  };
  socket.on('message', (data, isBinary) => {
    if (isBinary || !takeAllowance()) socket.terminate();
    else receive(String(data));
  });
  // An invalid frame closes the socket.
  socket.on('error', () => socket.terminate());
}
