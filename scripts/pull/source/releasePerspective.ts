import * as v from 'valibot';
import { CommandError } from '../../command/command.ts';
import { toPrintable } from '../../command/toPrintable.ts';
import { runQuery } from './fetchDocuments.ts';
import type { Source } from './source.ts';

/** Releases that are not yet published or archived; Sanity stores them as documents. */
const OPEN_RELEASES = `*[_type == "system.release" && state in ["active", "scheduled"]]{
  name, "title": coalesce(metadata.title, "")
}`;

const ReleasesSchema = v.object({
  result: v.array(v.object({ name: v.string(), title: v.string() })),
});

/**
 * The source as it would be after publishing a release: the release's documents override the published
 * ones.
 *
 * @param nameOrTitle name or title of the release
 * @throws {CommandError} when there is no such release, or it is not accessible
 */
export async function withRelease(source: Source, nameOrTitle: string): Promise<Source> {
  const { client, name: place } = source;
  if (!client.config().token)
    throw new CommandError(
      `--release requires a lake and a token with read access: set SANITY_API_TOKEN and SANITY_PROJECT_ID or SANITY_API_HOST (releases of ${place} are not accessible)`,
    );
  const raw = { client: client.withConfig({ perspective: 'raw' }), name: place };
  const answer = v.safeParse(ReleasesSchema, await runQuery(raw, OPEN_RELEASES));
  if (!answer.success) throw new CommandError(`${place} did not return its releases`);
  const open = answer.output.result;
  const found = open.filter(({ name, title }) => name === nameOrTitle || title === nameOrTitle);
  const [release, another] = found;
  const listed = (found.length > 0 ? found : open).map(({ name, title }) =>
    toPrintable(`${name} (${title})`),
  );
  if (!release)
    throw new CommandError(
      `${place} has no open release “${nameOrTitle}”: ${listed.length > 0 ? `choose one of ${listed.join(', ')}` : 'there are none'}`,
    );
  if (another)
    throw new CommandError(
      `Several releases are called “${nameOrTitle}”: choose one of ${listed.join(', ')}`,
    );
  return {
    ...source,
    client: client.withConfig({ perspective: [release.name] }),
    name: `${place}, release “${toPrintable(release.title)}”`,
  };
}
