import { TOPICS } from '../../../locales/kinds.ts';
import type { ProgramTopics } from '../../../locales/site.ts';

/** The topics with jump links; attorney and sources are easy to find at the end. */
const LINKED = [...TOPICS, 'questions'] as const;

/** The linked topics that a programme answers. */
export const topicLinks = (topics: ProgramTopics) => LINKED.filter((id) => topics[id]);
