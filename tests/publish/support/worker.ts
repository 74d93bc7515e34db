// A worker of the publish server that reads local content, and fails as configured.
import { execFileSync, spawn } from 'node:child_process';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { hostingFiles } from '../../../scripts/build/hosting.ts';
import { CommandError } from '../../../scripts/command/command.ts';
import type { HeldBackDocument } from '../../../scripts/content/heldBack.ts';
import { runWorker } from '../../../scripts/publish/worker/runWorker.ts';
import { responseHeaders } from '../../../scripts/web/headers.ts';
import { BehaviourSchema, TOKEN } from './behaviour.ts';
import { readContent, writeContent, writeSite } from './testSite.ts';

/** More than any test disk. */
const ENDLESS = 64 * 1024 * 1024;

await runWorker(async (root) => {
  const client = path.join(root, 'dist', 'client');
  const behaviour = async () =>
    v.parse(BehaviourSchema, JSON.parse(await readFile(path.join(root, 'behaviour.json'), 'utf8')));
  return {
    pull: async () => {
      const { pull, pauses, holds } = await behaviour();
      if (pull === 'fails') throw new CommandError('The source did not give its documents');
      const content = await readContent(path.join(root, 'source'));
      await writeContent(path.join(root, 'locales'), content);
      await appendFile(path.join(root, 'pulls'), '.');
      while (pauses && (await behaviour()).pauses) await wait(10);
      return { content, heldBack: holds === undefined ? [] : [held(holds)] };
    },
    build: async () => {
      const { build, script } = await behaviour();
      const page = path.join(client, 'zh', 'about.html');
      const edit = async (change: (html: string) => string) =>
        writeFile(page, change(await readFile(page, 'utf8')));
      const content = await readContent(path.join(root, 'locales'));
      const sizes = await writeSite(client, content, script);
      // Releases link to the files of earlier builds.
      await rm(path.join(root, 'dist', 'hosting'), { recursive: true, force: true });
      for (const [name, text] of hostingFiles(content.site, responseHeaders())) {
        const file = path.join(root, 'dist', 'hosting', name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      switch (build) {
        case 'works':
          break;
        case 'fails':
          throw new CommandError('The page /about could not be rendered');
        case 'exits':
          console.error('out of memory');
          process.exit(134);
          break;
        case 'prints its token':
          throw new CommandError(`refused: ${TOKEN}`);
        case 'hangs':
          // A busy build, with a child process that would outlive it.
          spawn('sleep', ['1000'], { stdio: 'ignore' });
          execFileSync('sleep', ['1000']);
          break;
        case 'fills the disk':
          await writeFile(page, Buffer.alloc(ENDLESS));
          break;
        case 'omits a page':
          await rm(page);
          break;
        case 'breaks a link':
          await edit((html) => html.replace('href="/zh/contact"', 'href="/zh/kontakt"'));
          break;
        case 'repeats an id':
          await edit((html) => html.replace('<h1>', '<h1 id="top"><b id="top"></b>'));
          break;
        case 'has a wrong language':
          await edit((html) => html.replace('lang="zh-Hans"', 'lang="en"'));
          break;
        case 'truncates a page':
          await edit((html) => html.slice(0, html.length / 2));
          break;
        case 'repeats part of a page':
          await edit((html) => html.replace('<h1>', '<h1></h1><h1>'));
          break;
        case 'empties a file':
          await writeFile(path.join(client, '_redirects'), '');
      }
      return sizes;
    },
  };
});

/** A document that is held back for a dead link. */
function held(document: string): HeldBackDocument {
  const message = 'the link leads nowhere';
  const problem = { document, field: 'bio.en.1.markDefs.0.href', message };
  return { document, type: 'teamMember', kept: true, problems: [problem] };
}
