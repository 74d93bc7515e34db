import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CommandError } from '../../scripts/command/command.ts';

/** Keep-alive connections with one request at a time each, as from browsers behind a proxy. */
const CONNECTIONS = 8;

/**
 * Sends requests for one page and waits for every response. Bytes are counted, not parsed, so that the
 * client's own cost does not hide the server's.
 *
 * @returns the duration in seconds
 */
export async function timeRequests(port: number, path: string, count: number): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)));
  const start = performance.now();
  await Promise.all(sockets.map((socket) => ask(socket, request, count / CONNECTIONS)));
  const seconds = (performance.now() - start) / 1000;
  for (const socket of sockets) socket.destroy();
  return seconds;
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Every response has the length of the first, whose headers contain it. */
function ask(socket: Socket, request: string, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = count;
    let received = 0;
    let length = 0;
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (length === 0) length = answerLength(chunk.toString('latin1'));
      if (length === 0)
        return reject(new CommandError('The server did not answer with a page in brotli'));
      received += chunk.byteLength;
      if (received < length) return;
      received = 0;
      left -= 1;
      if (left > 0) socket.write(request);
      else resolve();
    });
    socket.write(request);
  });
}

/** Zero for anything but a brotli-compressed page. */
function answerLength(answer: string): number {
  const head = answer.indexOf('\r\n\r\n') + 4;
  const [, bytes] = /\r\ncontent-length: (\d+)\r\n/i.exec(answer) ?? [];
  const isPage = /^HTTP\/1\.1 200 /.test(answer) && /\r\ncontent-encoding: br\r\n/i.test(answer);
  return isPage && bytes !== undefined ? head + Number(bytes) : 0;
}
