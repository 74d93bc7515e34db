import type { EditorProblem } from '../../publishing/outcome.ts';
import { describePlace, type TypeOf } from '../words/describeField.ts';
import { distinctName } from '../words/documentName.ts';
import type { OwnPublish } from './followPublish.ts';
import type { OutcomeContext } from './outcomeContext.ts';

/** Names for editors of the ids and paths in an outcome. */
export type OutcomeNames = ReturnType<typeof outcomeNames>;

/**
 * @param schemaType looks up the compiled type of a name
 * @param own the publish that the outcome is about
 */
export function outcomeNames(
  schemaType: TypeOf,
  own: OwnPublish,
  { named }: Pick<OutcomeContext, 'named'>,
) {
  // A singleton's id is its type.
  const typeOf = (id: string) =>
    schemaType(named.get(id)?._type ?? (id === own.document ? own.type : id));
  /** The name of a document, or its id if it has none. */
  const nameOf = (id: string) => {
    const document = named.get(id);
    return (document && distinctName(document)) ?? typeOf(id)?.title ?? id;
  };
  /** A field, without its document. */
  const fieldOf = ({ document, field }: EditorProblem) =>
    describePlace(typeOf(document), field.split('.'), named.get(document)) || field;
  return {
    nameOf,
    typeOf: (id: string) => typeOf(id)?.name,
    fieldOf,
    /** A field, prefixed by its document unless that is the published one. */
    placeOf: (problem: EditorProblem) =>
      problem.document === own.document
        ? fieldOf(problem)
        : [nameOf(problem.document), fieldOf(problem)].join(' › '),
  };
}
