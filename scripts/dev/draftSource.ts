import { createClient, type SanityClient } from '@sanity/client';
import type { Settings } from '../command/settings.ts';
import { pictureOriginsOf } from '../pull/source/source.ts';

/** The lake or project that drafts come from. */
export interface DraftSource {
  readonly client: SanityClient;
  /** Used in messages. */
  readonly name: string;
  /** `drafts` needs a token that may read them. */
  readonly perspective: 'drafts' | 'published';
  /** Origins that pictures may come from, the same as for a pull. */
  readonly pictureOrigins: ReadonlySet<string>;
}

/** Connects to the project or host named in the settings. */
export function connectDrafts(settings: Settings): DraftSource {
  const { SANITY_PROJECT_ID: projectId, SANITY_API_HOST: host, SANITY_API_TOKEN: token } = settings;
  return {
    client: createClient({
      ...(host && { apiHost: host, useProjectHostname: false }),
      projectId: projectId ?? 'local',
      dataset: settings.SANITY_DATASET,
      apiVersion: settings.SANITY_API_VERSION,
      ...(token && { token }),
      useCdn: false,
    }),
    name: projectId ? `Project ${projectId} (dataset ${settings.SANITY_DATASET})` : `${host}`,
    perspective: token ? 'drafts' : 'published',
    pictureOrigins: pictureOriginsOf(settings),
  };
}
