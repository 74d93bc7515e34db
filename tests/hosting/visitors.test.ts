import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { sendRequest } from '../support/sendRequest.ts';
import { contentOf, PICTURE } from './support/builtSite.ts';
import { SERVERS } from './support/servers.ts';
import { shareServer } from './support/sharedServer.ts';

/** Slow visitors, those who leave early or request much at once, all in parallel. */
describe.concurrent.each(SERVERS)('$name', ({ start }) => {
  const server = shareServer(start);

  const open = async (): Promise<Socket> => {
    const { hostname, port } = new URL(server.origin());
    const socket = connect(Number(port), hostname);
    // The server may close it forcibly.
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const request = (target: string, ...headers: string[]) =>
    [`GET ${target} HTTP/1.1`, `Host: ${new URL(server.origin()).host}`, ...headers, '', ''].join(
      '\r\n',
    );
  const expectServing = async () => {
    const { status, body } = await sendRequest(server.origin(), { target: '/about' });
    expect(status).toBe(200);
    expect(body.equals(contentOf('about.html'))).toBe(true);
  };

  test('disconnects senders with endless headers, and responds to others meanwhile', async () => {
    const slow = await Promise.all(Array.from({ length: 50 }, open));
    const closed = slow.map((socket) => once(socket, 'close'));
    for (const socket of slow) {
      socket.resume();
      socket.write('GET /about HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
    }
    await expectServing();
    await Promise.all(closed);
    await expectServing();
  });

  test('responds to others while some do not read', async () => {
    const outgoing = request(PICTURE).repeat(20);
    const idle = await Promise.all(Array.from({ length: 30 }, open));
    for (const socket of idle) socket.pause().write(outgoing);
    await expectServing();
    for (const socket of idle) socket.destroy();
    await expectServing();
  });

  test('tolerates aborted downloads', async () => {
    for (let round = 0; round < 10; round++) {
      const begun = Array.from({ length: 20 }, async () => {
        const outgoing = get(server.origin() + PICTURE, { agent: false });
        const [response] = await once(outgoing, 'response');
        response.destroy();
      });
      await Promise.all(begun);
    }
    await expectServing();
  });

  test('responds to pipelined requests in order', async () => {
    const socket = await open();
    socket.write(
      request('/about') +
        request('/nowhere') +
        request('/About') +
        request('/', 'Connection: close'),
    );
    socket.setEncoding('utf8');
    const statuses = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)];
    expect(statuses.map(([, status]) => status)).toEqual(['200', '404', '301', '200']);
  });

  test('tolerates an unread body', async () => {
    const socket = await open();
    socket.setEncoding('utf8');
    socket.write(
      `${request('/about', 'Content-Length: 5')}hello${request('/', 'Connection: close')}`,
    );
    const answers = await text(socket);
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    await expectServing();
  });
});
