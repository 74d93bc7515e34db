import { TOPICS } from '../../../locales/kinds.ts';
import type { ProgramTopics } from '../../../locales/site.ts';

/** The topics that jump links lead to. Attorney and sources are at the end, and are found there. */
const LINKED = [...TOPICS, 'questions'] as const;

/** The topics that a programme answers. */
export const topicLinks = (topics: ProgramTopics) => LINKED.filter((id) => topics[id]);
