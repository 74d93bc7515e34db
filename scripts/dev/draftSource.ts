import { createClient, type SanityClient } from '@sanity/client';
import type { Settings } from '../command/settings.ts';
import { pictureOriginsOf } from '../pull/source/source.ts';

/** Where drafts come from. */
export interface DraftSource {
  readonly client: SanityClient;
  /** For messages. */
  readonly name: string;
  /** Drafts are shown only to who may read them. */
  readonly perspective: 'drafts' | 'published';
  /** Hosts that pictures may come from: those of a pull. */
  readonly pictureOrigins: ReadonlySet<string>;
}

/** Connects to the project or host of the settings. */
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
