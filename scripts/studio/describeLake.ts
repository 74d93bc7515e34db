import type { Settings } from '../command/settings.ts';

/** The default address of `npm run lake`. */
const EMBEDDED = 'http://localhost:3334';

/** Describes what the Studio edits, and what to do if the lake is not running. */
export async function describeLake(settings: Settings): Promise<string> {
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset, SANITY_API_HOST: host } = settings;
  if (project && !host) return `The Studio edits dataset ${dataset} of project ${project}.`;
  const lake = host ?? EMBEDDED;
  const edits = `The Studio edits the lake on ${lake}.`;
  const answers = await fetch(`${lake}/v1/ping`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answers
    ? `${edits} Sign in with a link printed by npm run lake.`
    : `${edits} It does not answer yet: start it with npm run lake, and sign in with a link that it prints.`;
}
