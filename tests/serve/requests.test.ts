import { expect, test } from 'vitest';
import { sendBytes, sendRequest } from '../support/sendRequest.ts';
import { shareServe } from './support/sharedServe.ts';

const { origin } = shareServe();

test.each([
  ['http://localhost/about', 200, 'About us.'],
  ['HTTPS://www.example.com:8443/about?from=card', 200, 'About us.'],
  ['http://localhost', 200, 'Home'],
  ['http://localhost?from=card', 200, 'Home'],
  ['http://localhost/nowhere', 404, 'Not found'],
])('responds to the absolute URL %s with %i', async (target, status, text) => {
  const answer = await sendRequest(origin(), { target });
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toContain(text);
});

test('a redirect of an absolute URL keeps the query', async () => {
  const { headers } = await sendRequest(origin(), { target: 'http://localhost/firm?from=card' });
  expect(headers.location).toBe('/about?from=card');
});

test('rejects a request with two hosts', async () => {
  const lines = ['GET /about HTTP/1.1', 'Host: localhost', 'Host: other.example', '', ''];
  const answer = await sendBytes(origin(), lines.join('\r\n'));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('Send one Host header.');
  expect(answer).toContain("default-src 'none'");
});
