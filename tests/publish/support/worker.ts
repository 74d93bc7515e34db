// A process of the publish server whose content lies in a folder beside, and which fails as told.
import { execFileSync, spawn } from 'node:child_process';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { hostingFiles } from '../../../scripts/build/hosting.ts';
import { CommandError } from '../../../scripts/command.ts';
import { work } from '../../../scripts/publish/build/work.ts';
import { securityHeaders } from '../../../scripts/serve/headers.ts';
import { BehaviourSchema, TOKEN } from './behaviour.ts';
import { readContent, writeContent, writeSite } from './testSite.ts';

/** Bytes that no disk of a test has. */
const ENDLESS = 64 * 1024 * 1024;

await work(async (root) => {
  const client = path.join(root, 'dist', 'client');
  const behaviour = async () =>
    v.parse(BehaviourSchema, JSON.parse(await readFile(path.join(root, 'behaviour.json'), 'utf8')));
  return {
    pull: async () => {
      const { pull, pauses } = await behaviour();
      if (pull === 'fails') throw new CommandError('The source did not give its documents');
      await writeContent(path.join(root, 'locales'), await readContent(path.join(root, 'source')));
      await appendFile(path.join(root, 'pulls'), '.');
      while (pauses && (await behaviour()).pauses) await wait(10);
      return [];
    },
    build: async () => {
      const { build, script } = await behaviour();
      const page = path.join(client, 'zh', 'about.html');
      const edit = async (change: (html: string) => string) =>
        writeFile(page, change(await readFile(page, 'utf8')));
      const content = await readContent(path.join(root, 'locales'));
      await writeSite(client, content, script);
      // Releases link to the files of earlier builds.
      await rm(path.join(root, 'dist', 'hosting'), { recursive: true, force: true });
      for (const [name, text] of hostingFiles(content.site, securityHeaders())) {
        const file = path.join(root, 'dist', 'hosting', name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      switch (build) {
        case 'works':
          return;
        case 'fails':
          throw new CommandError('The page /about could not be rendered');
        case 'exits':
          console.error('out of memory');
          process.exit(134);
          break;
        case 'shows its token':
          throw new CommandError(`refused: ${TOKEN}`);
        case 'hangs':
          // Busy, and with a process of its own that would outlive it.
          spawn('sleep', ['1000'], { stdio: 'ignore' });
          execFileSync('sleep', ['1000']);
          break;
        case 'fills the disk':
          return writeFile(page, Buffer.alloc(ENDLESS));
        case 'leaves a page out':
          return rm(page);
        case 'breaks a link':
          return edit((html) => html.replace('href="/zh/contact"', 'href="/zh/kontakt"'));
        case 'mixes languages':
          return edit((html) => html.replace('lang="zh-Hans"', 'lang="en"'));
        case 'cuts a page off':
          return edit((html) => html.slice(0, html.length / 2));
        case 'empties a file':
          return writeFile(path.join(client, 'assets', script), '');
      }
    },
  };
});
