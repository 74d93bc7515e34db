import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { cutOf, cutUrl } from '../../studio/compose/site/cut.ts';
import { PictureDocument } from '../../studio/queries/fragments.ts';
import { describePicture } from '../pull/pictures/pictures.ts';
import type { Drafts } from './DraftContent.ts';

const WithPictures = v.object({
  photo: v.optional(v.unknown()),
  carousel: v.optional(v.array(v.unknown()), []),
});

/** Serves the source's original pictures in place of the files that a pull has not made yet. */
export class OriginalPictures {
  readonly #origins: ReadonlySet<string>;
  #urls: ReadonlyMap<string, string> = new Map();

  /** @param origins allowed origins of pictures, because a document can contain any URL */
  constructor(origins: ReadonlySet<string>) {
    this.#origins = origins;
  }

  /** Applies the current documents of a source. */
  update({ drafts, published }: Drafts): void {
    const documents = [drafts, published].flatMap(({ project, teamMember }) => [
      ...project,
      ...teamMember,
    ]);
    const pictures = documents
      .map((document) => v.parse(WithPictures, document))
      .flatMap(({ photo, carousel }) => [photo, ...carousel])
      .filter((picture) => v.is(PictureDocument, picture))
      .filter(({ file }) => this.#origins.has(new URL(file.url).origin));
    this.#urls = new Map(
      pictures.map((picture) => [
        describePicture(picture).name,
        cutUrl(picture.file.url, cutOf(picture)),
      ]),
    );
  }

  /**
   * Answers a request for a picture file with its original.
   *
   * @returns whether there is such a picture
   */
  async answer(pathname: string, response: ServerResponse): Promise<boolean> {
    const [, name = ''] = /^\/images\/([0-9a-f]+)-\d+\.[a-z]+$/.exec(pathname) ?? [];
    const url = this.#urls.get(name);
    if (url === undefined) return false;
    const original = await fetch(url, { redirect: 'error' }).catch(() => undefined);
    const type = original?.headers.get('content-type') ?? '';
    if (!original?.ok || !type.startsWith('image/')) return false;
    response.setHeader('Content-Type', type);
    response.end(new Uint8Array(await original.arrayBuffer()));
    return true;
  }
}
