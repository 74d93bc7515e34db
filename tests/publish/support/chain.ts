import { once } from 'node:events';
import path from 'node:path';
import type { SanityClient } from '@sanity/client';
import { vi } from 'vitest';
import { readSettings } from '../../../scripts/command/settings.ts';
import { serveFolder } from '../../../scripts/lake/serveFolder.ts';
import { createLog } from '../../../scripts/publish/log.ts';
import { startPublishServer } from '../../../scripts/publish/start.ts';
import type { Status } from '../../../scripts/publish/status.ts';
import { createReleasesServer } from '../../../scripts/serve/releases.ts';
import { freePort } from '../../runner/freePort.ts';
import type { Edit } from '../../support/dataset.ts';
import { lakeClient } from '../../support/lakeClient.ts';
import { type Run, runScript } from '../../support/runScript.ts';
import { SECRET } from './deliver.ts';
import { type LateIndex, startLateIndex } from './lateIndex.ts';
import { makePublishableSite } from './publishableSite.ts';
import { readStatus, settle } from './status.ts';

/** Fields to set by path, or to remove. */
type Fields = Readonly<Record<string, string | undefined>>;

/**
 * Everything between an editor and a visitor, with few pages: lake, webhook, builds, web server.
 */
export interface TestChain extends AsyncDisposable, Pick<LateIndex, 'fallBehind'> {
  readonly releases: string;
  /** Origin of the publish server. */
  readonly server: string;
  /** A client with read and write access to everything, including drafts and releases. */
  readonly editor: SanityClient;
  /** Runs a command on the same lake, with the editor's token. */
  run(script: string, ...options: string[]): Promise<Run>;
  /** Edits and publishes documents as the Studio does, in one go. */
  publish(changes: Readonly<Record<string, Fields>>): Promise<void>;
  status(): Promise<Status>;
  /** Waits until the server is idle and has made this number of builds. */
  settle(builds: number): Promise<Status>;
  /** Fetches a page as a visitor. */
  visit(address: string): Promise<string>;
  /** Restarts the publish server with `--strict`. */
  restartStrict(): Promise<void>;
}

/**
 * Starts it, with a first release. Builds find the lake by `SANITY_API_HOST`, which this sets.
 *
 * @param edits change the content before the first release
 */
export async function startTestChain(...edits: Edit[]): Promise<TestChain> {
  await using started = new AsyncDisposableStack();
  started.defer(() => void vi.unstubAllEnvs());
  const { root } = started.use(await makePublishableSite(...edits));
  const releases = path.join(root, 'releases');
  const port = await freePort();
  const lake = await serveFolder({
    folder: path.join(root, '.lake'),
    dataset: path.join(root, 'studio/dataset'),
    port: 0,
    webhook: {
      url: `http://127.0.0.1:${port}/hooks/sanity`,
      secret: SECRET,
      project: 'embedded',
      dataset: 'production',
    },
    log: () => {},
  });
  started.defer(lake.close);
  const index = started.use(await startLateIndex(lake.origin));
  vi.stubEnv('SANITY_API_HOST', index.origin);

  const start = (strict: boolean) =>
    startPublishServer({
      root,
      releases,
      host: '127.0.0.1',
      port,
      poll: 0,
      strict,
      settings: readSettings({ SANITY_WEBHOOK_SECRET: SECRET }),
      log: createLog([SECRET], { write: () => {} }),
    });
  let publisher = await start(false);
  started.defer(() => publisher.close());
  const { current, builds } = await settle(publisher.origin, 1);
  if (!current) throw new Error(`There is no first release: ${JSON.stringify(builds)}`);

  const site = createReleasesServer({ releases });
  started.defer(() => void site.close());
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  if (typeof address !== 'object' || !address) throw new Error('The site has no port');

  const editor = lakeClient(lake.origin, { token: lake.tokens.editor });
  const running = started.move();
  return {
    releases,
    fallBehind: index.fallBehind,
    get server() {
      return publisher.origin;
    },
    editor,
    run: (script, ...options) =>
      runScript(script, options, root, {
        SANITY_API_HOST: lake.origin,
        SANITY_API_TOKEN: lake.tokens.editor,
      }),
    publish: async (changes) => {
      await editor.action(
        Object.entries(changes).flatMap(([id, fields]) => publishing(id, fields)),
      );
    },
    status: () => readStatus(publisher.origin),
    settle: (count) => settle(publisher.origin, count),
    visit: async (target) => (await fetch(`http://127.0.0.1:${address.port}${target}`)).text(),
    restartStrict: async () => {
      await publisher.close();
      publisher = await start(true);
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

function publishing(publishedId: string, fields: Fields) {
  const ids = { draftId: `drafts.${publishedId}`, publishedId };
  const entries = Object.entries(fields);
  const patch = {
    set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    unset: entries.filter(([, value]) => value === undefined).map(([field]) => field),
  };
  return [
    { actionType: 'sanity.action.document.edit' as const, ...ids, patch },
    { actionType: 'sanity.action.document.publish' as const, ...ids },
  ];
}
