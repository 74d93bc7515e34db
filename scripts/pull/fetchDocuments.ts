import { type Documents, readDocuments } from '../../studio/queries/documents.ts';
import { everything } from '../../studio/queries/index.ts';
import { CommandError } from '../command.ts';
import type { Source } from './source.ts';

/**
 * Asks for all published documents at once, so that they are one state of the lake.
 *
 * @throws {CommandError} when the source does not answer, refuses, or answers with something else
 */
export async function fetchDocuments(source: Source): Promise<Documents> {
  const documents = readDocuments(await ask(source));
  if (!('missing' in documents)) return documents;
  const missing = documents.missing.slice(0, 5).join(', ');
  throw new CommandError(
    `${source.name} did not answer with documents (${missing}): the answer is empty, cut off or not JSON; nothing was written`,
  );
}

async function ask({ client, name }: Source): Promise<unknown> {
  try {
    return await client.fetch<unknown>(everything, {}, { filterResponse: true });
  } catch (cause) {
    throw new CommandError(
      `${name} did not give its documents; nothing was written. ${hint(cause)}`,
      {
        cause,
      },
    );
  }
}

const HINTS: Readonly<Record<number, string>> = {
  401: 'The token was refused: check SANITY_API_TOKEN.',
  403: 'The token may not read this dataset: give SANITY_API_TOKEN the role Viewer.',
  404: 'There is no such project or dataset: check SANITY_PROJECT_ID and SANITY_DATASET.',
  429: 'Too many requests: wait a minute and run the command again.',
};

function hint(error: unknown): string {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  return HINTS[status] ?? 'Check the network and SANITY_API_HOST, then run the command again.';
}
