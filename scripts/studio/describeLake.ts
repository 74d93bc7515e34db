import type { Settings } from '../command/settings.ts';

/** Where `npm run lake` serves by default. */
const EMBEDDED = 'http://localhost:3334';

/** Says what the Studio will edit, and what to do when nothing answers there. */
export async function describeLake(settings: Settings): Promise<string> {
  const { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset, SANITY_API_HOST: host } = settings;
  if (project && !host) return `The Studio edits the dataset ${dataset} of the project ${project}.`;
  const lake = host ?? EMBEDDED;
  const edits = `The Studio edits the lake on ${lake}.`;
  const answers = await fetch(`${lake}/v1/ping`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answers
    ? `${edits} Sign in with a link that npm run lake printed.`
    : `${edits} It does not answer yet: start it with npm run lake, and sign in with a link that it prints.`;
}
