import * as v from 'valibot';
import { CommandError } from '../../command/command.ts';
import { printable } from '../../command/printable.ts';
import { ask } from './fetchDocuments.ts';
import type { Source } from './source.ts';

/** Releases that are not over; Sanity keeps them as documents. */
const OPEN = `*[_type == "system.release" && state in ["active", "scheduled"]]{
  name, "title": coalesce(metadata.title, "")
}`;

const Answer = v.object({ result: v.array(v.object({ name: v.string(), title: v.string() })) });

/**
 * The source as it is when a release is published: its documents over the published ones.
 *
 * @param asked name of the release, or its title
 * @throws {CommandError} when there is no such release, or it cannot be seen
 */
export async function withRelease(source: Source, asked: string): Promise<Source> {
  const { client, name: place } = source;
  if (!client.config().token)
    throw new CommandError(
      `--release needs a lake and a token that may read it: set SANITY_API_TOKEN and SANITY_PROJECT_ID or SANITY_API_HOST (a release of ${place} cannot be seen)`,
    );
  const raw = { client: client.withConfig({ perspective: 'raw' }), name: place };
  const answer = v.safeParse(Answer, await ask(raw, OPEN));
  if (!answer.success) throw new CommandError(`${place} did not answer with its releases`);
  const open = answer.output.result;
  const found = open.filter(({ name, title }) => name === asked || title === asked);
  const [release, another] = found;
  const listed = (found.length > 0 ? found : open).map(({ name, title }) =>
    printable(`${name} (${title})`),
  );
  if (!release)
    throw new CommandError(
      `${place} has no open release “${asked}”: ${listed.join(', ') || 'there is none'}`,
    );
  if (another)
    throw new CommandError(
      `Several releases are called “${asked}”: name one of ${listed.join(', ')}`,
    );
  return {
    ...source,
    client: client.withConfig({ perspective: [release.name] }),
    name: `${place}, release “${printable(release.title)}”`,
  };
}
