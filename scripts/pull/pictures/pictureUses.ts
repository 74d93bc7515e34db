import * as v from 'valibot';
import type { FetchedDocument, FetchedDocuments } from '../../../studio/queries/documents.ts';
import { PictureDocument } from '../../../studio/queries/fragments.ts';
import { say } from '../../../studio/words/say.ts';

/** A picture in a field of a document. */
export interface PictureUse {
  readonly document: FetchedDocument;
  /** Path of the field, such as `carousel.3`. */
  readonly field: string;
  readonly picture: PictureDocument;
}

/** The pictures of documents that have passed {@link pictureFaults}. */
export const pictureUses = ({ project, teamMember }: FetchedDocuments): PictureUse[] =>
  [...project, ...teamMember].flatMap((document) =>
    picturesIn(document).map(({ field, value }) => ({
      document,
      field,
      picture: v.parse(PictureDocument, value),
    })),
  );

/**
 * Problems of a document's pictures that can be found without downloading them. Pictures without a
 * file are reported by the schema's rules.
 *
 * @param origins hosts that may serve pictures
 */
export const pictureFaults = (document: FetchedDocument, origins: ReadonlySet<string>) =>
  picturesIn(document).flatMap(({ field, value }) => {
    const message = pictureFault(value, origins);
    return message === undefined ? [] : [{ path: field.split('.'), message }];
  });

function pictureFault(value: unknown, origins: ReadonlySet<string>): string | undefined {
  if (!v.is(WithFile, value)) return undefined;
  const parsed = v.safeParse(PictureDocument, value);
  if (!parsed.success) return say('is a picture without a name, size or URL: upload it again');
  const { origin } = new URL(parsed.output.file.url);
  if (!origins.has(origin))
    return say(
      'is hosted on [origin], which is not the source’s host: upload the picture again in the Studio',
      { origin },
    );
  return undefined;
}

const WithFile = v.object({ file: v.object({}) });

function picturesIn({ photo, carousel }: FetchedDocument): { field: string; value: unknown }[] {
  const several = Array.isArray(carousel) ? carousel : [];
  return [
    ...(photo === undefined ? [] : [{ field: 'photo', value: photo }]),
    ...several.map((value: unknown, index) => ({ field: `carousel.${index}`, value })),
  ];
}
