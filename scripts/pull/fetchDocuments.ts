import * as v from 'valibot';
import { type DocumentType, everything } from '../../studio/queries/index.ts';
import { CommandError } from '../command.ts';
import type { Source } from './source.ts';

/** A published document as its query projects it. */
export type Document = { _id: string; _type: string } & Record<string, unknown>;

export type Documents = Readonly<Record<DocumentType, readonly Document[]>>;

const DocumentSchema = v.looseObject({ _id: v.string(), _type: v.string() });

const list = v.array(DocumentSchema);

/** The answer must hold every type: an empty or cut answer is not mistaken for an empty site. */
const Answer = v.object({
  program: list,
  project: list,
  teamMember: list,
  home: list,
  about: list,
  contact: list,
  citizenshipIndex: list,
  usGreenCardIndex: list,
  residencyIndex: list,
  otherPrograms: list,
  navigation: list,
  siteSettings: list,
  labels: list,
  redirect: list,
} satisfies Record<DocumentType, typeof list>);

/**
 * Asks for all published documents at once, so that they are one state of the lake.
 *
 * @throws {CommandError} when the source does not answer, refuses, or answers with something else
 */
export async function fetchDocuments(source: Source): Promise<Documents> {
  const answer = await ask(source);
  const result = v.safeParse(Answer, withoutNulls(answer));
  if (result.success) return result.output;
  const missing = result.issues.slice(0, 5).map((issue) => v.getDotPath(issue) ?? 'answer');
  throw new CommandError(
    `${source.name} did not answer with documents (${missing.join(', ')}): the answer is empty, cut off or not JSON; nothing was written`,
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

/** GROQ gives `null` for a field that a document does not have; the schema knows it as absent. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => inner !== null && key !== '__proto__')
      .map(([key, inner]) => [key, withoutNulls(inner)]),
  );
}
