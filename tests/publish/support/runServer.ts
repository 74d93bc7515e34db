// Serves a test's checkout, given as argument, until it is stopped, and prints its address.
import path from 'node:path';
import { readSettings } from '../../../scripts/command/settings.ts';
import { createLog } from '../../../scripts/publish/log.ts';
import { startPublishServer } from '../../../scripts/publish/start.ts';
import { SERVER_OPTIONS } from './checkout.ts';
import { SECRET } from './deliver.ts';

const [, , root = '', releases = path.join(root, 'releases')] = process.argv;
const { origin } = await startPublishServer({
  ...SERVER_OPTIONS,
  root,
  releases,
  settings: readSettings({ SANITY_WEBHOOK_SECRET: SECRET }),
  log: createLog([SECRET]),
});
console.log(origin);
