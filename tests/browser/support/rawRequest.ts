import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Asks the site for exactly this path: browsers would tidy it, follow redirects and unpack answers.
 */
export async function rawRequest(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(process.env.SITE_ORIGIN ?? '');
  const asked = request({ hostname, port, path, method, headers });
  const answered = new Promise<Answer>((resolve, reject) => {
    asked.on('error', reject).on('response', async (response) => {
      const { statusCode: status = 0, headers: own } = response;
      resolve({ status, headers: own, body: await buffer(response) });
    });
  });
  asked.end();
  return answered;
}
