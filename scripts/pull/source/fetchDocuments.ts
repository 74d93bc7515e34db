import { isRecord } from '../../../locales/isRecord.ts';
import { type Fetched, readDocuments } from '../../../studio/queries/documents.ts';
import { everything } from '../../../studio/queries/index.ts';
import { CommandError } from '../../command/command.ts';
import { failureCode } from '../../command/failure.ts';
import { printable } from '../../command/printable.ts';
import { retryAfter, statusOf } from './retry.ts';
import type { Source } from './source.ts';

/**
 * Asks for all published documents at once, so that they are one state of the lake.
 *
 * @throws {CommandError} when the source does not answer, refuses, or answers with something else
 */
export async function fetchDocuments(source: Pick<Source, 'client' | 'name'>): Promise<Fetched> {
  const body = await ask(source, everything);
  refuseError(body, source.name);
  const documents = read(isRecord(body) ? body.result : undefined, source.name);
  if (!('missing' in documents)) return documents;
  const missing = documents.missing.slice(0, 5).join(', ');
  throw new CommandError(
    `${source.name} did not answer with documents (${missing}): the answer is empty, cut off or not JSON; nothing was written. Check SANITY_API_HOST and what stands between, then run the command again`,
  );
}

/** Some servers in between answer 200 whatever happened. */
function refuseError(body: unknown, name: string): void {
  if (!isRecord(body) || !('error' in body) || 'result' in body) return;
  const { error } = body;
  const said = isRecord(error) ? (error.description ?? error.message ?? error) : error;
  const words = printable(typeof said === 'string' ? said : JSON.stringify(said));
  throw new CommandError(
    `${name} answered with an error instead of documents: ${words}; nothing was written. Check SANITY_API_HOST and what stands between, then run the command again`,
  );
}

function read(answer: unknown, name: string) {
  try {
    return readDocuments(answer);
  } catch (cause) {
    throw new CommandError(`The answer of ${name} cannot be read; nothing was written`, { cause });
  }
}

/**
 * The whole answer to a query.
 *
 * @throws {CommandError} when the source does not answer, or refuses
 */
export async function ask(
  { client, name }: Pick<Source, 'client' | 'name'>,
  query: string,
): Promise<unknown> {
  try {
    return await client.fetch<unknown>(query, {}, { filterResponse: false });
  } catch (error) {
    throw new CommandError(
      `${name} did not give its documents; nothing was written. ${hint(error)}`,
      { cause: withoutQuery(error) },
    );
  }
}

const HINTS: Readonly<Record<number, string>> = {
  401: 'The token was refused: check SANITY_API_TOKEN.',
  403: 'The token may not read this dataset: give SANITY_API_TOKEN the role Viewer.',
  404: 'There is no such project or dataset: check SANITY_PROJECT_ID and SANITY_DATASET.',
};

/** What TLS says of a certificate where a clock is wrong, or nobody has renewed it. */
const OUT_OF_TIME = new Set(['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED']);

function hint(error: unknown): string {
  const status = statusOf(error) ?? 0;
  const wait = retryAfter(error);
  if (status === 429 || wait !== undefined)
    return `It has too many requests: run the command again in ${Math.max(1, Math.ceil((wait ?? 60_000) / 1000))} s.`;
  if (status >= 500) return 'It is not available: run the command again later.';
  if (error instanceof Error && error.name === 'TimeoutError')
    return 'It took too long to answer: check the network, then run the command again.';
  if (OUT_OF_TIME.has(failureCode(error instanceof Error && error.cause)))
    return `This machine's clock says ${new Date().toISOString()}, when its certificate is not valid: set the clock right, then run the command again.`;
  return HINTS[status] ?? 'Check the network and SANITY_API_HOST, then run the command again.';
}

/** The client's message names the whole address; its query is longer than all that matters. */
const withoutQuery = (error: unknown) =>
  error instanceof Error
    ? new Error(error.message.replace(/\?\S*/, ''), { cause: error.cause })
    : error;
