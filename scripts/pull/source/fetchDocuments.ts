import type { QueryParams } from '@sanity/client';
import { isRecord } from '../../../locales/isRecord.ts';
import { type FetchedDocuments, readDocuments } from '../../../studio/queries/documents.ts';
import { allDocumentsQuery } from '../../../studio/queries/index.ts';
import { CommandError } from '../../command/command.ts';
import { failureCode } from '../../command/failure.ts';
import { toPrintable } from '../../command/toPrintable.ts';
import { retryAfter, statusOf } from './retry.ts';
import type { Source } from './source.ts';

/**
 * Fetches all published documents in a single query, which gives a consistent snapshot.
 *
 * @throws {CommandError} when the request fails, or the response does not contain the documents
 */
export async function fetchDocuments(
  source: Pick<Source, 'client' | 'name'>,
): Promise<FetchedDocuments> {
  const body = await runQuery(source, allDocumentsQuery);
  refuseError(body, source.name);
  const documents = read(isRecord(body) ? body.result : undefined, source.name);
  if (!('missing' in documents)) return documents;
  const missing = documents.missing.slice(0, 5).join(', ');
  throw new CommandError(
    `${source.name} did not return documents (${missing}): the response is empty, truncated or not JSON; nothing was written. Check SANITY_API_HOST and any proxies, then run the command again`,
  );
}

/** Some proxies return errors with status 200. */
function refuseError(body: unknown, name: string): void {
  if (!isRecord(body) || !('error' in body) || 'result' in body) return;
  const { error } = body;
  const detail = isRecord(error) ? (error.description ?? error.message ?? error) : error;
  const text = toPrintable(typeof detail === 'string' ? detail : JSON.stringify(detail));
  throw new CommandError(
    `${name} returned an error instead of documents: ${text}; nothing was written. Check SANITY_API_HOST and any proxies, then run the command again`,
  );
}

function read(answer: unknown, name: string) {
  try {
    return readDocuments(answer);
  } catch (cause) {
    throw new CommandError(`The response of ${name} cannot be read; nothing was written`, {
      cause,
    });
  }
}

/**
 * Runs a query and returns the whole response body.
 *
 * @throws {CommandError} when the request fails
 */
export async function runQuery(
  { client, name }: Pick<Source, 'client' | 'name'>,
  groq: string,
  params: QueryParams = {},
): Promise<unknown> {
  try {
    return await client.fetch<unknown>(groq, params, { filterResponse: false });
  } catch (error) {
    throw new CommandError(
      `The documents could not be fetched from ${name}; nothing was written. ${hint(error)}`,
      { cause: withoutQuery(error) },
    );
  }
}

const HINTS: Readonly<Record<number, string>> = {
  401: 'The token was refused: check SANITY_API_TOKEN.',
  403: 'The token may not read this dataset: give SANITY_API_TOKEN the Viewer role.',
  404: 'There is no such project or dataset: check SANITY_PROJECT_ID and SANITY_DATASET.',
};

/** TLS errors of an expired certificate, or of a wrong clock. */
const CERTIFICATE_DATE_ERRORS = new Set(['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED']);

function hint(error: unknown): string {
  const status = statusOf(error) ?? 0;
  const wait = retryAfter(error) ?? (status === 429 ? 60_000 : undefined);
  const later = wait === undefined ? 'later' : `in ${Math.max(1, Math.ceil(wait / 1000))} s`;
  if (status === 429) return `The rate limit was exceeded: run the command again ${later}.`;
  if (status >= 500) return `The server is not available: run the command again ${later}.`;
  if (error instanceof Error && error.name === 'TimeoutError')
    return 'The request timed out: check the network, then run the command again.';
  if (CERTIFICATE_DATE_ERRORS.has(failureCode(error instanceof Error && error.cause)))
    return `The server's certificate is not valid at this machine's time, ${new Date().toISOString()}: set the clock, then run the command again.`;
  return HINTS[status] ?? 'Check the network and SANITY_API_HOST, then run the command again.';
}

/** Removes the very long query from the URL in the client's message. */
const withoutQuery = (error: unknown) =>
  error instanceof Error
    ? new Error(error.message.replace(/\?[^\s,]*/, ''), { cause: error.cause })
    : error;
