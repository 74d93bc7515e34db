import path from 'node:path';
import { serveFolder } from '../../../scripts/lake/serveFolder.ts';

/** Runs a lake, sends its address to the parent process, and its memory on request. */
const [folder = '', token = ''] = process.argv.slice(2);
const lake = await serveFolder({
  folder: path.join(folder, 'lake'),
  dataset: folder,
  port: 0,
  tokens: { administrator: token },
  log: () => undefined,
});
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.send?.({ origin: lake.origin });
