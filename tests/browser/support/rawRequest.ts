import { type RawRequest, type RawResponse, sendRequest } from '../../support/sendRequest.ts';

/** Requests exactly this path: browsers would normalize it, follow redirects and decompress responses. */
export const rawRequest = (
  path: string,
  options: Omit<RawRequest, 'target'> = {},
): Promise<RawResponse> => sendRequest(process.env.SITE_ORIGIN ?? '', { target: path, ...options });
