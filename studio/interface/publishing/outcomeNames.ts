import type { EditorProblem } from '../../publishing/outcome.ts';
import { describePlace, type TypeOf } from '../words/describeField.ts';
import { documentName } from '../words/documentName.ts';
import type { OwnPublish } from './followPublish.ts';
import type { Besides } from './readBesides.ts';

/** What editors call what an outcome names by ids and paths. */
export interface OutcomeNames {
  /** The name of a document, and its id where there is none. */
  nameOf(id: string): string;
  typeOf(id: string): string | undefined;
  /** A field, without its document. */
  fieldOf(problem: EditorProblem): string;
  /** A field, with its document where that is not the published one. */
  placeOf(problem: EditorProblem): string;
}

/**
 * @param schemaType gives the compiled type of a name
 * @param own what the outcome is about
 */
export function outcomeNames(
  schemaType: TypeOf,
  own: OwnPublish,
  { named }: Pick<Besides, 'named'>,
): OutcomeNames {
  // What exists once has its type for its id.
  const typeOf = (id: string) =>
    schemaType(named.get(id)?._type ?? (id === own.document ? own.type : id));
  const nameOf = (id: string) => {
    const document = named.get(id);
    return (document && documentName(document)) ?? typeOf(id)?.title ?? id;
  };
  const fieldOf = ({ document, field }: EditorProblem) =>
    describePlace(typeOf(document), pathOf(field), named.get(document)) || field;
  return {
    nameOf,
    typeOf: (id) => typeOf(id)?.name,
    fieldOf,
    placeOf: (problem) =>
      problem.document === own.document
        ? fieldOf(problem)
        : [nameOf(problem.document), fieldOf(problem)].join(' › '),
  };
}

/** Items of lists are named by position. */
const pathOf = (field: string) =>
  field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
