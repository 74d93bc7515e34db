import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { markFiled } from '../filing/markFiled.ts';
import { filesOf, filingFolder, readFilings } from '../filing/records.ts';
import { contentType } from '../web/contentTypes.ts';
import type { PublishContext } from './environment.ts';
import { readBoundedBody } from './receiver/body.ts';
import { httpRefusal } from './refuse.ts';

/** Copies show what they hold and nothing else, as if they lay on a disk. */
const COPY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; sandbox allow-popups`;

/**
 * A file of a copy, to look at or to keep.
 *
 * @throws {HTTPException} when no copy has such a file
 */
export async function readFilingFile(releases: string, asked: { id: string; name: string }) {
  const { id, name } = asked;
  const filing = readFilings(releases).find((each) => each.id === id);
  if (!filing || !filesOf(filing).includes(name))
    throw httpRefusal(404, 'There is no such copy: the status page names those that there are');
  return {
    body: new Uint8Array(await readFile(path.join(filingFolder(releases, filing.id), name))),
    headers: {
      'Content-Type': contentType(name),
      'Content-Security-Policy': COPY_POLICY,
      'Content-Disposition': `inline; filename="${name}"`,
    },
  };
}

/**
 * Takes in the press on the status page that says that a copy was filed.
 *
 * @throws {HTTPException} when another page sent it, or there is nothing to mark
 */
export async function receiveFiled(
  c: PublishContext,
  id: string,
  releases: string,
  origin: string,
): Promise<void> {
  requireOwnPage(c);
  const form = new URLSearchParams((await readBoundedBody(c)).toString('utf8'));
  const filed = { by: form.get('by') ?? '', at: new Date() };
  await markFiled(releases, id, filed, origin).catch((error: unknown) => {
    if (error instanceof CommandError) throw httpRefusal(409, error.message);
    throw httpRefusal(503, 'It could not be noted: check the disk space', error);
  });
}

/** Browsers say which page sends a form; what says nothing is no browser, and nobody's press. */
function requireOwnPage({ req }: PublishContext): void {
  const sender = URL.parse(req.header('origin') ?? '')?.host;
  const isOwn = req.header('sec-fetch-site') === 'same-origin' || sender === req.header('host');
  if (isOwn) return;
  throw httpRefusal(403, 'Only the status page of this server may send this');
}
