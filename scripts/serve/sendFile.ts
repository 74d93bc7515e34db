import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType } from '../web/contentTypes.ts';
import { isSameContent, isUnchanged } from './conditions.ts';
import { type ByteRange, readRange } from './ranges.ts';
import type { FoundFile } from './site.ts';
import type { OpenFile, ReadFile } from './siteFile.ts';

/** Names and values in turn: node:http takes them as they are. */
export type HeaderList = readonly OutgoingHttpHeader[];

/** An answer that is no page and no file: its status and headers of its own. */
interface Head {
  readonly status: number;
  readonly headers: HeaderList;
}

/**
 * Sends a file: nothing to who has it, a part to who asks for one, else all of it.
 *
 * @param headers of every answer
 * @throws when the visitor goes away, or the file cannot be read to its end
 */
export async function sendFile(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
  headers: HeaderList,
): Promise<void> {
  const { file } = found;
  const own = [...headers, 'ETag', file.etag, 'Last-Modified', file.modified];
  if (isUnchanged(asked, file)) return end(response, { status: 304, headers: own });
  const part =
    method === 'GET' ? wantedPart(asked.range, asked['if-range']?.toString(), file) : 'whole';
  const about = [...own, 'Accept-Ranges', 'bytes'];
  if (part === 'none')
    return end(response, {
      status: 416,
      headers: [...about, 'Content-Range', `bytes */${file.size}`, 'Content-Length', 0],
    });
  if (part === 'whole')
    return send(
      response,
      method,
      file,
      { first: 0, last: file.size - 1 },
      {
        status: 200,
        headers: [...about, ...describe(found)],
      },
    );
  const range = `bytes ${part.first}-${part.last}/${file.size}`;
  return send(response, method, file, part, {
    status: 206,
    headers: [...about, ...describe(found), 'Content-Range', range],
  });
}

/** Sends a file as the text of an error: whole, whatever the visitor has or asks for. */
export const sendError = (
  { method }: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
  status: number,
  headers: HeaderList,
): Promise<void> =>
  send(
    response,
    method,
    found.file,
    { first: 0, last: found.file.size - 1 },
    {
      status,
      headers: [...headers, ...describe(found)],
    },
  );

const wantedPart = (
  range: string | undefined,
  ifRange: string | undefined,
  file: ReadFile | OpenFile,
): ByteRange | 'whole' | 'none' =>
  range === undefined || (ifRange !== undefined && !isSameContent(ifRange, file))
    ? 'whole'
    : readRange(range, file.size);

const describe = ({ name, coding }: FoundFile): string[] => [
  ...['Content-Type', contentType(name)],
  ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
];

function end(response: ServerResponse, { status, headers }: Head): void {
  response.writeHead(status, [...headers]).end();
}

async function send(
  response: ServerResponse,
  method: string | undefined,
  file: ReadFile | OpenFile,
  { first, last }: ByteRange,
  { status, headers }: Head,
): Promise<void> {
  response.writeHead(status, [...headers, 'Content-Length', last - first + 1]);
  if (method === 'HEAD') response.end();
  else if ('bytes' in file) response.end(file.bytes.subarray(first, last + 1));
  else await pipeline(readPart(file, first, last), response);
}

const CHUNK = 64 * 1024;

/** @throws when the file ends before, so that the answer is cut off instead of too short */
async function* readPart({ handle }: OpenFile, first: number, last: number) {
  for (let at = first; at <= last; ) {
    const length = Math.min(CHUNK, last - at + 1);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent');
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
