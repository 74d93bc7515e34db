/** Where the Studio reads and writes: Sanity's lake, or the embedded one of this machine. */
export interface StudioSource {
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

/** Reads the settings that `npm run studio` passes on; without any the embedded lake is edited. */
export function readSource(): StudioSource {
  const {
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset = EMBEDDED.dataset,
    SANITY_STUDIO_API_HOST: apiHost,
  } = process.env;
  const named = apiHost && withName(apiHost);
  if (projectId) return { projectId, dataset, ...(named && { apiHost: named }) };
  return { ...EMBEDDED, dataset, ...(named && { apiHost: named }) };
}

/** This machine by its name: nothing can be put in front of a number. */
const withName = (origin: string) =>
  origin.replace(/^(https?:\/\/)(?:127\.0\.0\.1|\[::1\])(?=:|$)/, '$1localhost');
