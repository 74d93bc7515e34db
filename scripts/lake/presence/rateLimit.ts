import type { WebSocket } from 'ws';

/** What the Studio says of itself is far shorter. */
export const MAX_MESSAGE_BYTES = 16 * 1024;
/** A Studio says where its editor is five times a second at most. */
const [MAX_MESSAGES_A_SECOND, MESSAGES_AT_ONCE] = [20, 60];

/** Hands on what a socket says; one that says more than a Studio has to say is hung up on. */
export function receiveRateLimited(socket: WebSocket, receive: (text: string) => void): void {
  let allowance = { messages: MESSAGES_AT_ONCE, since: Date.now() };
  const takeAllowance = () => {
    const now = Date.now();
    const earned = ((now - allowance.since) / 1000) * MAX_MESSAGES_A_SECOND;
    const messages = Math.min(MESSAGES_AT_ONCE, allowance.messages + earned) - 1;
    allowance = { messages, since: now };
    return messages >= 0;
  };
  socket.on('message', (data, isBinary) => {
    if (isBinary || !takeAllowance()) socket.terminate();
    else receive(String(data));
  });
  // What is no frame of a browser ends the socket.
  socket.on('error', () => socket.terminate());
}
