import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import * as v from 'valibot';
import type { DocumentType } from '../../locales/routes.ts';
import { type RunningLake, startLake } from '../../scripts/lake/server.ts';
import type { FetchedDocument } from '../../studio/queries/documents.ts';
import { allDocumentsQuery } from '../../studio/queries/index.ts';
import type { Edit } from './dataset.ts';
import {
  answerWith,
  forwardTo,
  type ScriptedSource,
  startScriptedSource,
} from './scriptedSource.ts';

/** A file that is, or pretends to be, a picture. */
export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly extension?: string;
  readonly width?: number;
  readonly height?: number;
  /** Response instead of the file's bytes. */
  readonly answer?: RequestListener;
  /** Origin of the file, if not the source itself. */
  readonly origin?: string;
}

const Result = v.object({ result: v.record(v.string(), v.array(v.unknown())) });

/** A source that responds like a lake, except for a test's changes. */
export class ContentSource implements AsyncDisposable {
  /** The query result that it returns; tests may change it. */
  answer: Record<DocumentType, FetchedDocument[]>;
  /** Response body to send instead. */
  body: string | undefined;
  /** Called when documents are requested, before the response. */
  onQuery: () => void = () => {};
  readonly origin: string;
  readonly #original: string;
  readonly #lake: RunningLake;
  readonly #server: ScriptedSource;
  readonly #files = new Map<string, RequestListener>();

  /** @param dataset folder of a checkout's dataset */
  static async start(dataset: string): Promise<ContentSource> {
    const lake = await startLake(dataset);
    let source: ContentSource | undefined;
    const server = await startScriptedSource((...exchange) => source?.respond(...exchange));
    source = new ContentSource(lake, server, await ask(lake));
    return source;
  }

  constructor(lake: RunningLake, server: ScriptedSource, answer: string) {
    this.#lake = lake;
    this.#server = server;
    this.origin = server.origin;
    this.#original = answer.replaceAll(lake.origin, server.origin);
    this.answer = JSON.parse(this.#original);
  }

  /** Edits the query result. */
  edit(...edits: Edit[]): void {
    const all = Object.values(this.answer).flat();
    for (const edit of edits) edit(all);
  }

  /** Restores the lake's query result. */
  reset(): void {
    this.answer = JSON.parse(this.#original);
    this.body = undefined;
  }

  /** Adds a picture file, and returns the value of a picture field. */
  addPicture(picture: PictureFile): Record<string, unknown> {
    const { bytes, extension = 'png', width = 40, height = 50, origin = this.origin } = picture;
    const name = `${createHash('sha1').update(bytes).digest('hex')}-${width}x${height}`;
    const path = `/images/embedded/production/${name}.${extension}`;
    this.#files.set(
      path,
      picture.answer ?? answerWith(bytes, 200, { 'content-type': 'image/png' }),
    );
    const _id = `image-${name}-${extension}`;
    return {
      _type: 'picture',
      alt: { en: 'A picture', zh: '一张图片' },
      asset: { _type: 'reference', _ref: _id },
      file: { _id, url: origin + path, extension, size: bytes.length, width, height },
    };
  }

  readonly respond: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    const isQuery = pathname.includes('/data/query/');
    if (isQuery) this.onQuery();
    const body = this.body ?? JSON.stringify({ result: this.answer });
    const answer = isQuery ? answerWith(body) : this.#files.get(pathname);
    (answer ?? forwardTo(this.#lake.origin))(request, response);
  };

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server[Symbol.asyncDispose]();
    await this.#lake.close();
  }
}

async function ask({ origin }: RunningLake): Promise<string> {
  const address = `${origin}/v2025-02-19/data/query/production?query=${encodeURIComponent(allDocumentsQuery)}`;
  const answer: unknown = await (await fetch(address)).json();
  return JSON.stringify(v.parse(Result, answer).result);
}
