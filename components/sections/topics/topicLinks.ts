import type { ProgramTopics } from '../../../locales/site.ts';

/** The topics that jump links lead to. Attorney and sources are at the end, and are found there. */
const LINKED = [
  ['costs', ({ costs }: ProgramTopics) => costs !== null],
  ['family', ({ family }: ProgramTopics) => family !== null],
  ['presence', ({ presence }: ProgramTopics) => presence],
  ['nationality', ({ nationality }: ProgramTopics) => nationality],
  ['tax', ({ tax }: ProgramTopics) => tax],
  ['refusal', ({ refusal }: ProgramTopics) => refusal],
  ['questions', ({ questions }: ProgramTopics) => questions > 0],
] as const;

/** The topics that a programme answers, with the labels of their jump links. */
export const topicLinks = (topics: ProgramTopics): { id: string; label: string }[] =>
  LINKED.filter(([, isAnswered]) => isAnswered(topics)).map(([id]) => ({
    id,
    label: `ui.${id}Link`,
  }));
