import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { killProcessGroup } from '../command/killProcessGroup.ts';

/** Timeout in milliseconds: printing takes a few seconds. */
const LIMIT = 60_000;

/**
 * Chromium's sandbox is not available to root or to services that may not create namespaces. The
 * printed page runs no scripts and loads nothing.
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
 * Prints a self-contained page.
 *
 * @param chromium path of the program
 * @param html path of the page
 * @param signal stops printing
 * @throws when printing fails, or the PDF is incomplete
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
  const elapsed = AbortSignal.timeout(LIMIT);
  try {
    await run(chromium, options, folder, AbortSignal.any([signal, elapsed])).catch((error) => {
      throw elapsed.aborted ? new Error(`it took longer than ${LIMIT / 1000} s`) : error;
    });
    const bytes = await readFile(pdf);
    if (isWhole(bytes)) return bytes;
    throw new Error('the PDF is incomplete');
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const isWhole = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-32).toString().includes('%%EOF');

/**
 * Runs a program in its own process group, which is ended with it. It gets a home folder but none of
 * this process's environment variables, which contain secrets.
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
    if (code !== 0) throw new Error(`it exited with ${code ?? killed}`);
  } finally {
    killProcessGroup(child.pid);
  }
}
