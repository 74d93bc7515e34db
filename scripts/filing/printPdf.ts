import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { killProcessGroup } from '../command/killProcessGroup.ts';

/** A page of one file is printed in a few seconds; longer is a program that hangs. */
const LIMIT = 60_000;

/**
 * Neither the superuser nor a service that may make no namespaces has a sandbox to give; what is
 * printed runs no script and asks for nothing.
 */
const OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-pdf-header-footer',
];

/**
 * Prints a page that is complete in itself.
 *
 * @param chromium the program
 * @param html path of the page
 * @param signal ends it
 * @throws when it fails, or leaves no whole PDF
 */
export async function printPdf(
  chromium: string,
  html: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'filing-'));
  const pdf = path.join(folder, 'page.pdf');
  const options = [
    ...OPTIONS,
    `--user-data-dir=${path.join(folder, 'profile')}`,
    `--print-to-pdf=${pdf}`,
    pathToFileURL(html).href,
  ];
  try {
    await run(chromium, options, folder, AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]));
    const bytes = await readFile(pdf);
    if (isWhole(bytes)) return bytes;
    throw new Error('it left half a PDF');
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const isWhole = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-32).toString().includes('%%EOF');

/**
 * Runs it as the leader of a group, of which nothing outlives it. It gets a home, and none of the
 * settings of this process, which hold secrets.
 */
async function run(
  program: string,
  options: readonly string[],
  home: string,
  signal: AbortSignal,
): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: home };
  const child = spawn(program, options, { env, detached: true, stdio: 'ignore' });
  try {
    const [code, killed] = await once(child, 'exit', { signal });
    if (code !== 0) throw new Error(`it ended with ${code ?? killed}`);
  } finally {
    killProcessGroup(child.pid);
  }
}
