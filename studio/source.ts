/** Where the Studio reads and writes: Sanity's lake, or the embedded one of this machine. */
interface StudioSource {
  readonly projectId: string;
  readonly dataset: string;
  /** Origin of a lake that is not Sanity's; the Studio puts the project id in front of its host. */
  readonly apiHost?: string;
}

/** The embedded lake answers to any project id. */
const EMBEDDED: StudioSource = {
  projectId: 'embedded',
  dataset: 'production',
  apiHost: 'http://localhost:3334',
};

/**
 * Reads the settings that `npm run studio` passes on; without any the embedded lake is edited. Each
 * is named in full: a build puts its value in the place of the whole name.
 */
export function readSource(): StudioSource {
  const projectId = process.env.SANITY_STUDIO_PROJECT_ID;
  const dataset = process.env.SANITY_STUDIO_DATASET ?? EMBEDDED.dataset;
  const apiHost = process.env.SANITY_STUDIO_API_HOST;
  const named = apiHost && { apiHost: withName(apiHost) };
  return projectId ? { projectId, dataset, ...named } : { ...EMBEDDED, dataset, ...named };
}

/** This machine by its name: nothing can be put in front of a number. */
const withName = (origin: string) =>
  origin.replace(/^(https?:\/\/)(?:127\.0\.0\.1|\[::1\])(?=:|$)/, '$1localhost');
