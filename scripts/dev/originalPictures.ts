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

/** The originals of the source's pictures, for those that no pull has made files of yet. */
export class OriginalPictures {
  readonly #origins: ReadonlySet<string>;
  #urls: ReadonlyMap<string, string> = new Map();

  /** @param origins where pictures may come from; whoever edits could name any address */
  constructor(origins: ReadonlySet<string>) {
    this.#origins = origins;
  }

  /** Takes what a source holds now. */
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
   * Answers a request for a file of a picture with its original.
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
