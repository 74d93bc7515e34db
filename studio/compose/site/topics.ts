import type { ProgramTopics } from '../../../locales/program.ts';
import type { DocumentOf } from '../../queries/documents.ts';
import type { Addresses } from './addresses.ts';

/** Which topics a programme answers; the answers themselves are in the catalogue. */
export function topicsOf(program: DocumentOf<'program'>, { paths }: Addresses): ProgramTopics {
  const { costs, familyMembers, presence, attorney, questions, sources } = program;
  return {
    costs: costs
      ? {
          items: costs.items.map(({ kind, figure = null, note }) => ({
            kind,
            figure,
            isNoted: note !== undefined,
          })),
        }
      : null,
    family: familyMembers
      ? {
          members: familyMembers.members.map(({ who, answer }) => ({ who, answer })),
        }
      : null,
    presence: presence !== undefined,
    languageTest: presence?.test ?? 'ask',
    nationality: program.nationality !== undefined,
    tax: program.tax !== undefined,
    refusal: program.refusal !== undefined,
    attorney: (attorney && paths.get(attorney._ref)) ?? null,
    questions: questions.length,
    sources: sources.map(({ url }) => ({ url })),
  };
}
