/** Where the Studio reads and writes: Sanity's lake, or the embedded one on this machine. */
interface StudioSource {
  readonly projectId: string;
  readonly dataset: string;
  /** Origin of a lake that is not Sanity's. The Studio prefixes its host with the project id. */
  readonly apiHost?: string;
}

/** The embedded lake accepts any project id. */
const EMBEDDED: StudioSource = {
  projectId: 'embedded',
  dataset: 'production',
  apiHost: 'http://localhost:3334',
};

/**
 * Reads the settings that `npm run studio` passes on; the default is the embedded lake. Each
 * variable is spelled out because the build replaces the whole expression with its value.
 */
export function readSource(): StudioSource {
  const projectId = process.env.SANITY_STUDIO_PROJECT_ID;
  const dataset = process.env.SANITY_STUDIO_DATASET ?? EMBEDDED.dataset;
  const apiHost = process.env.SANITY_STUDIO_API_HOST;
  const host = apiHost && { apiHost: byHostName(apiHost) };
  return projectId ? { projectId, dataset, ...host } : { ...EMBEDDED, dataset, ...host };
}

/** Replaces a loopback address by `localhost`: an IP address cannot take a subdomain. */
const byHostName = (origin: string) =>
  origin.replace(/^(https?:\/\/)(?:127\.0\.0\.1|\[::1\])(?=:|$)/, '$1localhost');
