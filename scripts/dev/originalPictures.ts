import type { ServerResponse } from 'node:http';
import type { Picture } from '../../locales/picture.ts';
import type { Pictures } from '../../studio/compose/site/pictures.ts';
import { regionUrl, visibleRegion } from '../../studio/compose/site/visibleRegion.ts';
import type { PictureDocument } from '../../studio/queries/fragments.ts';
import { hashedPictures } from '../pull/pictures/pictures.ts';

/** Serves the source's original pictures in place of the files that a pull has not made yet. */
export class OriginalPictures {
  /** By the names of all pictures shown so far: an invalid draft keeps its earlier picture. */
  readonly #urls = new Map<string, string>();

  /** Describes pictures like a pull. */
  readonly pictures: Pictures = {
    ...hashedPictures,
    describe: (picture: PictureDocument): Picture => {
      const described = hashedPictures.describe(picture);
      this.#urls.set(described.name, regionUrl(picture.file.url, visibleRegion(picture)));
      return described;
    },
  };

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
