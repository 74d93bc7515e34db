import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType } from '../web/contentTypes.ts';
import { failsPrecondition, isNotModified, matchesIfRange } from './conditions.ts';
import { type ByteRange, readRange } from './ranges.ts';
import type { FileToSend } from './site.ts';
import type { BufferedFile, OpenFile } from './siteFile.ts';

/** Alternating names and values, a format that node:http accepts without conversion. */
export type HeaderList = readonly OutgoingHttpHeader[];

/**
 * Sends a file, honouring conditional and range requests.
 *
 * @param headers of the file
 * @param errorHeaders of an answer without it: caches may keep that for other requests too
 * @throws when the client disconnects, or the file cannot be read to its end
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: FileToSend,
  headers: HeaderList,
  errorHeaders: HeaderList,
): Promise<void> {
  const { method, headers: requestHeaders } = request;
  const { file } = found;
  const validators = ['ETag', file.etag, 'Last-Modified', file.modified];
  const own = [...headers, ...validators];
  // Evaluated first, as RFC 9110, 13.2.2 requires.
  if (failsPrecondition(requestHeaders, file)) {
    response.writeHead(412, [...errorHeaders, ...validators, 'Content-Length', 0]).end();
    return;
  }
  if (isNotModified(requestHeaders, file)) {
    response.writeHead(304, own).end();
    return;
  }
  const range =
    method === 'GET'
      ? requestedRange(requestHeaders.range, requestHeaders['if-range']?.toString(), file)
      : 'whole';
  const accepts = ['Accept-Ranges', 'bytes'];
  if (range === 'none') {
    const nothing = ['Content-Range', `bytes */${file.size}`, 'Content-Length', 0];
    response.writeHead(416, [...errorHeaders, ...validators, ...accepts, ...nothing]).end();
    return;
  }
  const about = [...own, ...accepts];
  if (range === 'whole') return sendAs(200, request, response, found, about);
  const contentRange = ['Content-Range', `bytes ${range.first}-${range.last}/${file.size}`];
  return sendAs(206, request, response, found, [...about, ...contentRange], range);
}

const requestedRange = (
  range: string | undefined,
  ifRange: string | undefined,
  file: BufferedFile | OpenFile,
): ByteRange | 'whole' | 'none' =>
  range === undefined || (ifRange !== undefined && !matchesIfRange(ifRange, file))
    ? 'whole'
    : readRange(range, file.size);

/**
 * Sends a file, or a range of it, with the given status, ignoring conditional headers.
 *
 * @throws when the client disconnects, or the file cannot be read to its end
 */
export async function sendAs(
  status: number,
  { method }: IncomingMessage,
  response: ServerResponse,
  { file, name, coding }: FileToSend,
  headers: HeaderList,
  { first, last }: ByteRange = { first: 0, last: file.size - 1 },
): Promise<void> {
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
  const described = ['Content-Type', contentType(name), ...encoding];
  response.writeHead(status, [...headers, ...described, 'Content-Length', last - first + 1]);
  if (method === 'HEAD') response.end();
  else if ('bytes' in file) response.end(file.bytes.subarray(first, last + 1));
  else await pipeline(readChunks(file, first, last), response);
}

const CHUNK = 64 * 1024;

/** @throws when the file ends early, so that the client sees an error rather than a short response */
async function* readChunks({ handle }: OpenFile, first: number, last: number) {
  for (let at = first; at <= last; ) {
    const length = Math.min(CHUNK, last - at + 1);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
    if (bytesRead === 0) throw new Error('The file became shorter while it was sent');
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
