import path from 'node:path';
import { type ServedLake, serveFolder } from '../lake/serveFolder.ts';
import type { Service } from './services.ts';

/** The embedded lake, as the site and the Studio use it. */
export interface EmbeddedLake extends Service {
  /** Uses the host name that browsers use. */
  readonly address: string;
  readonly tokens: ServedLake['tokens'];
}

/**
 * Serves the embedded lake.
 *
 * @param folder where it stores its data
 * @param webhook called after every publish
 * @throws {CommandError} when another lake serves the folder
 */
export async function serveEmbeddedLake(
  folder: string,
  port: number,
  webhook?: { readonly url: string; readonly secret: string },
): Promise<EmbeddedLake> {
  const dataset = path.resolve('studio/dataset');
  const { tokens, close } = await serveFolder({
    folder,
    dataset,
    port,
    webhook: webhook && { ...webhook, project: 'embedded', dataset: 'production' },
  });
  const address = `http://localhost:${port}`;
  return { name: 'The lake', address, tokens, ready: Promise.resolve(), close };
}

/** The settings with which the other services connect to it; reading needs only the viewer's token. */
export const settingsFor = ({ address, tokens }: EmbeddedLake) => ({
  SANITY_API_HOST: address,
  SANITY_API_TOKEN: tokens.viewer,
});
