import path from 'node:path';
import { SPECULATION_TYPE } from './headers.ts';

/** The file types of the site; keep in step with `hosting/nginx/meridian.conf`. */
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'text/xml; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.speculationrules', SPECULATION_TYPE],
]);

/** Whether a file is text, which is compressed. */
export const isText = (file: string): boolean => contentType(file).includes('charset');

/** `Content-Type` of a file; `nosniff` keeps browsers from guessing it. */
export const contentType = (file: string): string =>
  TYPES.get(path.extname(file).toLowerCase()) ?? 'application/octet-stream';
