import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { markFiled } from '../filing/markFiled.ts';
import { filesOf, filingFolder, readFilings } from '../filing/records.ts';
import { contentType } from '../web/contentTypes.ts';
import { readBoundedBody } from './receiver/body.ts';
import { Refusal } from './receiver/refusal.ts';

/** Copies show what they hold and nothing else, as if they lay on a disk. */
const COPY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; sandbox allow-popups`;

/** A file of a copy, to look at or to keep. */
interface FilingFile {
  readonly type: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** @throws {Refusal} when no copy has such a file */
export async function readFilingFile(releases: string, target: string): Promise<FilingFile> {
  const [, , id, name = ''] = target.split('/');
  const filing = readFilings(releases).find((each) => each.id === id);
  if (!filing || !filesOf(filing).includes(name))
    throw new Refusal(404, 'There is no such copy: the status page names those that there are');
  return {
    type: contentType(name),
    body: await readFile(path.join(filingFolder(releases, filing.id), name)),
    headers: {
      'Content-Security-Policy': COPY_POLICY,
      'Content-Disposition': `inline; filename="${name}"`,
    },
  };
}

/**
 * Takes in the press on the status page that says that a copy was filed.
 *
 * @throws {Refusal} when another page sent it, or there is nothing to mark
 */
export async function receiveFiled(
  request: IncomingMessage,
  target: string,
  releases: string,
  origin: string,
): Promise<void> {
  requireOwnPage(request);
  const [, , id = ''] = target.split('/');
  const form = new URLSearchParams((await readBoundedBody(request)).toString('utf8'));
  const filed = { by: form.get('by') ?? '', at: new Date() };
  await markFiled(releases, id, filed, origin).catch((error: unknown) => {
    if (error instanceof CommandError) throw new Refusal(409, error.message);
    throw new Refusal(503, 'It could not be noted: check the disk space', {}, error);
  });
}

/** Browsers say which page sends a form; what says nothing is no browser, and nobody's press. */
function requireOwnPage({ headers }: IncomingMessage): void {
  const { origin = '', host } = headers;
  const sender = URL.parse(origin)?.host;
  const isOwn = headers['sec-fetch-site'] === 'same-origin' || sender === host;
  if (!isOwn) throw new Refusal(403, 'Only the status page of this server may send this');
}
