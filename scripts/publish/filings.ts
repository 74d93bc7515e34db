import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { COPY_POLICY } from '../filing/makeSelfContained.ts';
import { markFiled } from '../filing/markFiled.ts';
import { filesOf, filingFolder, readFilings } from '../filing/records.ts';
import { contentType } from '../web/contentTypes.ts';
import { httpError, type PublishContext } from './httpErrors.ts';
import { readBoundedBody } from './receiver/body.ts';

/**
 * A file of a copy, to view or download.
 *
 * @throws {HTTPException} when no copy has this file
 */
export async function readFilingFile(releases: string, params: { id: string; name: string }) {
  const { id, name } = params;
  const filing = readFilings(releases).find((each) => each.id === id);
  if (!filing || !filesOf(filing).includes(name))
    throw httpError(404, 'There is no such copy: the status page lists all copies');
  return {
    body: new Uint8Array(await readFile(path.join(filingFolder(releases, filing.id), name))),
    headers: {
      'Content-Type': contentType(name),
      // As if opened from disk, but without the rights of this server's own pages.
      'Content-Security-Policy': `${COPY_POLICY}; sandbox allow-popups`,
      'Content-Disposition': `inline; filename="${name}"`,
    },
  };
}

/**
 * Handles the form on the status page that marks a copy as filed.
 *
 * @throws {HTTPException} when another page sent the form, or the copy cannot be marked
 */
export async function receiveFilingForm(
  c: PublishContext,
  id: string,
  releases: string,
  origin: string,
): Promise<void> {
  requireOwnPage(c);
  const form = new URLSearchParams((await readBoundedBody(c)).toString('utf8'));
  const filed = { by: form.get('by') ?? '', at: new Date() };
  await markFiled(releases, id, filed, origin).catch((error: unknown) => {
    if (error instanceof CommandError) throw httpError(409, error.message);
    throw httpError(503, 'The copy could not be marked as filed: check the disk space', error);
  });
}

/** Prevents CSRF: browsers name the page that sends a form. Requests that name none are refused too. */
function requireOwnPage({ req }: PublishContext): void {
  const sender = URL.parse(req.header('origin') ?? '')?.host;
  const isOwn = req.header('sec-fetch-site') === 'same-origin' || sender === req.header('host');
  if (isOwn) return;
  throw httpError(403, 'Only the status page of this server may send this form');
}
