import { isRecord } from '../../../locales/isRecord.ts';
import {
  documentsInLayer,
  isRemovedByRelease,
  type Layer,
  overlay,
  publishedDocuments,
  publishedId,
  type StoredDocument,
} from '../../schema/overlay.ts';
import { valuesIn } from '../../schema/valuesIn.ts';
import { say } from '../../words/say.ts';
import type { TypeOf } from '../words/describeField.ts';
import { distinctName } from '../words/documentName.ts';

/**
 * Broken references that keep the lake from publishing a layer: the problems by the stored id of
 * the document.
 */
export function brokenReferences(
  stored: readonly StoredDocument[],
  layer: Layer,
  typeOf: TypeOf,
): ReadonlyMap<string, readonly string[]> {
  const after = overlay(stored, layer);
  const ids = new Set(after.map(({ _id }) => _id));
  const published = publishedDocuments(stored);
  const own = documentsInLayer(stored, layer);
  // The lake also keeps what a draft or another release refers to.
  const elsewhere = stored.filter((one) => !published.includes(one) && !own.includes(one));
  const namesOfReferrers = (
    documents: readonly StoredDocument[],
    target: string,
    isPublished: boolean,
  ) =>
    documents
      .filter((one) => targetsOf(one, isPublished).has(target))
      .map(({ _id }) => nameOf(publishedId(_id)));
  const nameOf = (id: string) => {
    const found = stored.find(({ _id }) => publishedId(_id) === id);
    return (found && (distinctName(found) ?? typeOf(found._type)?.title)) ?? id;
  };
  const problemsOf = (document: StoredDocument): string[] => {
    const id = publishedId(document._id);
    if (isRemovedByRelease(document))
      return [
        ...namesOfReferrers(after, id, true).map((name) =>
          say('“[name]” refers to it: change that document too', { name }),
        ),
        ...namesOfReferrers(elsewhere, id, false).map((name) =>
          say('“[name]” refers to it in a draft or another release: change it there too', { name }),
        ),
      ];
    return [...targetsOf(document, true)]
      .filter((target) => !ids.has(target))
      .map((target) =>
        say('It refers to “[name]”, which is not published: add that document too', {
          name: nameOf(target),
        }),
      );
  };
  return new Map(
    own
      // Several programmes may have one name.
      .map((document) => [document._id, [...new Set(problemsOf(document))]] as const)
      .filter(([, problems]) => problems.length > 0),
  );
}

/** Pictures and files exist as soon as they are uploaded. */
const ASSET = /^(?:image|file)-/;

/** The ids that a document refers to strongly; once published, also those of references to drafts. */
const targetsOf = (document: StoredDocument, isPublished: boolean): ReadonlySet<string> =>
  new Set(
    valuesIn(document).flatMap(({ value }) => {
      if (!isRecord(value)) return [];
      const { _ref, _weak, _strengthenOnPublish: later } = value;
      const isStrong = _weak !== true || (isPublished && isRecord(later) && later.weak !== true);
      return typeof _ref === 'string' && isStrong && !ASSET.test(_ref) ? [_ref] : [];
    }),
  );
