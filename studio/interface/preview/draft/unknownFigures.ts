import * as v from 'valibot';
import { placeholderNames } from '../../../../locales/placeholders.ts';
import type { FetchedDocument } from '../../../queries/documents.ts';
import type { StoredDocument } from '../../../schema/overlay.ts';
import { textsIn } from '../../../schema/rules/textsIn.ts';

/** A placeholder in a text for a figure that cannot be shown. */
interface UnknownFigure {
  /** Names of the fields, list items by position. */
  readonly path: readonly string[];
  readonly name: string;
  /** The document in the form has the figure, but it is incomplete. */
  readonly isUnfinished: boolean;
}

/**
 * Finds the `{{names}}` in a document's texts that match no figure, in each language.
 *
 * @param document as the site can show it: without incomplete figures
 * @param form the same document in the form
 * @param paramsOf names of the parameters that the site fills into the text at a path
 */
export function unknownFigures(
  document: FetchedDocument,
  form: StoredDocument | undefined,
  paramsOf: (path: readonly string[]) => readonly unknown[],
): readonly UnknownFigure[] {
  const figures = namesOf(document.figures);
  const unfinished = namesOf(form?.figures);
  return textsIn(document).flatMap(({ field, text }) => {
    const path = field.split('.').slice(0, -1);
    const params = paramsOf(path);
    return placeholderNames(text)
      .filter((name) => !figures.has(name) && !params.includes(name))
      .map((name) => ({ path, name, isUnfinished: unfinished.has(name) }));
  });
}

const Named = v.object({ name: v.string() });

function namesOf(figures: unknown): ReadonlySet<string> {
  const list: readonly unknown[] = Array.isArray(figures) ? figures : [];
  return new Set(list.flatMap((figure) => (v.is(Named, figure) ? [figure.name] : [])));
}
