// Publishes the checkout that it runs in, by the real worker, until it is ended; tells its address.
import path from 'node:path';
import { readSettings } from '../../../scripts/command/settings.ts';
import { createLog, secretsOf } from '../../../scripts/publish/log.ts';
import { startPublishServer } from '../../../scripts/publish/start.ts';

const settings = readSettings();
const root = process.cwd();
const { origin } = await startPublishServer({
  ...{ root, releases: path.join(root, 'releases'), host: '127.0.0.1', port: 0, poll: 0 },
  // A failed build is made again when the test says so.
  ...{ retries: [], strict: false, settings },
  log: createLog(secretsOf(settings)),
});
console.log(`"origin":"${origin}"`);
