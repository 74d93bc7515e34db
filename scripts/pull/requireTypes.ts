import { groupProblems, validateSchema } from '@sanity/schema/_internal';
import { DOCUMENT_TYPES } from '../../locales/routes.ts';
import { schemaTypes } from '../../studio/schema/index.ts';
import { CommandError } from '../command/command.ts';

/** @throws {CommandError} when a document or a form has a type that is not registered */
export function requireTypes(): void {
  const { getTypeNames, get } = validateSchema(schemaTypes);
  const names = getTypeNames();
  const problems = groupProblems(names.map(get)).flatMap((group) => group.problems);
  const type =
    DOCUMENT_TYPES.find((name) => !names.includes(name)) ??
    problems.flatMap(({ message }) => /^Unknown type: (\w+)/.exec(message)?.[1] ?? []).at(0);
  if (type)
    throw new CommandError(
      `The type ${type} is used but not registered: add it to the list in studio/schema/index.ts`,
    );
}
