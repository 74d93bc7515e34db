import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostingFiles } from '../../../scripts/build/hosting.ts';
import type { PulledContent } from '../../../scripts/content/pulledContent.ts';
import { responseHeaders } from '../../../scripts/web/headers.ts';
import { writeContent, writeSite } from '../../publish/support/testSite.ts';

/** Writes to a checkout what a pull and a build of this content would. */
export async function writeBuildOutput(root: string, content: PulledContent, script: string) {
  await writeContent(path.join(root, 'locales'), content);
  await writeSite(path.join(root, 'dist', 'client'), content, script);
  const hosting = path.join(root, 'dist', 'hosting');
  // Releases link to the files of earlier builds.
  await rm(hosting, { recursive: true, force: true });
  for (const [name, text] of hostingFiles(content.site, responseHeaders())) {
    await mkdir(path.dirname(path.join(hosting, name)), { recursive: true });
    await writeFile(path.join(hosting, name), text);
  }
}
