import { openAsBlob } from 'node:fs';
import type { HonoRequest } from 'hono';
import { requireEditor } from '../access/identifyCaller.ts';
import { cropPicture, readCrop } from '../assets/crop.ts';
import { mimeTypeOf } from '../assets/describeAsset.ts';
import { ASSET_KINDS, isAssetFileName, isAssetKind } from '../assets/kind.ts';
import { receiveAsset } from '../assets/receiveAsset.ts';
import { withAssetUrl } from '../documents/document.ts';
import { LakeError } from '../error.ts';
import type { Lake } from '../lake.ts';
import { createRoutes } from './environment.ts';
import { limitBody } from './limitBody.ts';

/** Receives assets; https://www.sanity.io/docs/content-lake/http-assets */
export const uploadRoutes = ({ uploads, writer, limits }: Lake) =>
  createRoutes().post('/assets/:kind/:dataset', async (c) => {
    const user = requireEditor(c.get('caller'));
    const kind = c.req.param('kind');
    if (!isAssetKind(kind)) throw new LakeError('missing', `Unknown asset kind ${kind}`);
    if (!uploads) throw new LakeError('forbidden', 'This lake is read-only');
    const { maxUploadBytes: maxBytes } = limits;
    const tooLarge = new LakeError(
      'tooLarge',
      `An upload may have at most ${maxBytes} bytes: raise the limit with --max-upload`,
    );
    const body = limitBody(c.req, maxBytes, tooLarge);
    const originalFilename = c.req.query('filename');
    const asset = await receiveAsset(uploads, { kind, body, originalFilename });
    const options = { author: user.id, request: asset._id };
    const answer = await writer.write(options, async (set) => {
      // The same bytes are the same asset: an existing document is kept.
      if (!set.find(asset._id)) set.put({ ...asset, ...readDescription(c.req), uploadId: set.id });
      return set.find(asset._id);
    });
    return c.json({ document: withAssetUrl(JSON.parse(answer), c.get('origin')) });
  });

/** What the client says about an asset, in Sanity's fields. */
function readDescription(request: HonoRequest): Record<string, unknown> {
  const { title, label, description, creditLine, ...query } = request.query();
  const { sourceId: id, sourceName: name, sourceUrl: url } = query;
  const source = id && name ? withoutMissing({ id, name, url }) : undefined;
  return withoutMissing({ title, label, description, creditLine, source });
}

const withoutMissing = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * Serves the files of assets. Of Sanity's image transformations only `rect` is supported, not sizes
 * and formats.
 */
export const assetRoutes = ({ assets }: Lake) =>
  createRoutes().get('/:kind/:project/:dataset/:file', async (c, next) => {
    const { kind, file: name } = c.req.param();
    if (!isAssetKind(kind)) return next();
    const file = isAssetFileName(name) ? assets.find(kind, name) : undefined;
    if (!file)
      throw new LakeError(
        'missing',
        `There is no ${ASSET_KINDS[kind].prefix} ${name} in this dataset`,
      );
    const region = kind === 'images' ? readCrop(c.req.query('rect')) : undefined;
    const part = region && (await cropPicture(file, region));
    const bytes = part ?? (await openAsBlob(file));
    const extension = name.slice(name.lastIndexOf('.') + 1);
    const headers = new Headers({
      // A part of an SVG is a PNG.
      'content-type': mimeTypeOf(part && extension === 'svg' ? 'png' : extension),
      'content-length': String(bytes.size),
      'cache-control': 'public, max-age=31536000, immutable',
      // An uploaded SVG must not run scripts in the lake's origin.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const download = c.req.query('dl');
    if (download !== undefined)
      headers.set(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(download || name)}`,
      );
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    // Streamed, because a blob would be read completely before its first byte is sent.
    return new Response(bytes.stream(), { headers });
  });
