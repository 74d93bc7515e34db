import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printPdf } from '../../../scripts/filing/printPdf.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'print-'));
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('SANITY_API_TOKEN', 'secret');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A stand-in for Chromium; `$pdf` is the file to print to. */
async function program(script: string): Promise<string> {
  const file = path.join(folder, 'program');
  const options = `for option; do case $option in --print-to-pdf=*) pdf=\${option#*=};; esac; done`;
  await writeFile(file, `#!/bin/sh\n${options}\n${script}\n`, { mode: 0o755 });
  return file;
}

const print = (file: string, signal = new AbortController().signal) =>
  printPdf(file, path.join(folder, 'page.html'), signal);

test('returns its output and leaves nothing behind', async () => {
  const bytes = await print(await program('printf "%%PDF-1 $SANITY_API_TOKEN %%%%EOF" > "$pdf"'));
  expect(bytes.toString()).toBe('%PDF-1  %%EOF');
  expect(await readdir(folder)).toEqual(['program']);
});

test.each([
  ['printf "%%PDF-1" > "$pdf"', 'the PDF is incomplete'],
  ['exit 3', 'it exited with 3'],
  ['kill -9 $$', 'it exited with SIGKILL'],
  ['exit 0', 'ENOENT'],
])('%s fails with a message', async (script, message) => {
  await expect(print(await program(script))).rejects.toThrow(message);
  expect(await readdir(folder)).toEqual(['program']);
});

test('reports a missing program, and can abort one that hangs', async () => {
  await expect(print(path.join(folder, 'none'))).rejects.toThrow('ENOENT');
  const closing = new AbortController();
  const printed = print(await program('sleep 1000'), closing.signal);
  closing.abort();
  await expect(printed).rejects.toThrow(/abort/i);
});

test('says that a program took too long', async () => {
  using _ = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(print(await program('sleep 1000'))).rejects.toThrow('it took longer than 60 s');
});
