import { CHOICES } from './choices.ts';
import { DOCUMENTS } from './documents.ts';
import { FIELDS } from './fields.ts';
import { FIGURES } from './figures.ts';
import { FORMS } from './forms.ts';
import { LABELS } from './labels.ts';
import { OUTCOMES } from './outcomes.ts';
import { PROGRAM } from './program.ts';
import { RULES } from './rules.ts';
import { SCREENS } from './screens.ts';
import { TOOLS } from './tools.ts';
import { TOPIC_WORDS } from './topicLabels.ts';

/** The Studio's words in Chinese, by the English; what is not here does not compile. */
export const CHINESE = {
  ...FIELDS,
  ...PROGRAM,
  ...CHOICES,
  ...DOCUMENTS,
  ...FIGURES,
  ...SCREENS,
  ...LABELS,
  ...TOPIC_WORDS,
  ...RULES,
  ...FORMS,
  ...TOOLS,
  ...OUTCOMES,
};

/** What can be said in both languages. */
export type StudioSentence = keyof typeof CHINESE;
