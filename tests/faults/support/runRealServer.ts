// Publishes its working directory with the real worker until it is stopped, and prints its address.
import path from 'node:path';
import { readSettings } from '../../../scripts/command/settings.ts';
import { createLog, secretsOf } from '../../../scripts/publish/log.ts';
import { startPublishServer } from '../../../scripts/publish/start.ts';

const settings = readSettings();
const root = process.cwd();
const { origin } = await startPublishServer({
  root,
  releases: path.join(root, 'releases'),
  host: '127.0.0.1',
  port: 0,
  poll: 0,
  // The test decides when a failed build is repeated.
  retries: [],
  strict: false,
  settings,
  log: createLog(secretsOf(settings)),
});
console.log(`"origin":"${origin}"`);
