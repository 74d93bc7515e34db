import path from 'node:path';
import { readContent } from '../locales/load.ts';
import { CommandError, runCommand } from './command/command.ts';
import { drawSheets } from './shots/drawSheets.ts';
import { listShots } from './shots/listShots.ts';
import { openSite } from './shots/openSite.ts';
import { takeShots } from './shots/takeShots.ts';
import { findOrInstallChromium } from './test/chromium.ts';

const USAGE = `npm run shots [-- --all] [--only TEXT] [--out DIR]

Takes pictures of the built site: one page of every kind in both languages and three widths, its
states, and a contact sheet for each width.

  --all        take every page, not one of every kind
  --only TEXT  take only pictures whose name contains TEXT, e.g. 1440/zh or lightbox
  --out DIR    folder of the pictures (default: shots)

It shows dist/client: run npm run build first.`;

const OPTIONS = {
  all: { type: 'boolean' },
  only: { type: 'string' },
  out: { type: 'string' },
} as const;

await runCommand(USAGE, OPTIONS, async ({ all = false, only = '', out = 'shots' }) => {
  const folder = path.resolve(out);
  const { site } = readContent(path.resolve('locales'));
  const shots = listShots(site, all).filter(({ name }) => name.includes(only));
  if (shots.length === 0) throw new CommandError(`No picture has "${only}" in its name`);
  const built = await openSite(path.resolve('dist', 'client'));
  const chromium = findOrInstallChromium();
  try {
    const taken = await takeShots({ shots, folder, chromium, origin: built.origin });
    for (const sheet of await drawSheets(taken, folder)) console.log(`Contact sheet: ${sheet}`);
    const failed = shots.length - taken.length;
    if (failed > 0)
      throw new CommandError(`${failed} of ${shots.length} pictures could not be taken`);
  } finally {
    built.close();
  }
});
