import choices from './choices.json' with { type: 'json' };
import documents from './documents.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import figureNames from './figureNames.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import labels from './labels.json' with { type: 'json' };
import outcomes from './outcomes.json' with { type: 'json' };
import program from './program.json' with { type: 'json' };
import programLabels from './programLabels.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import screens from './screens.json' with { type: 'json' };
import tools from './tools.json' with { type: 'json' };

/** The Studio's words in Chinese, by the English; what is not here does not compile. */
export const CHINESE = {
  // What many forms share, the form of a programme, choices of fields; names that the documents give
  // their figures; forms of other documents.
  ...fields,
  ...program,
  ...choices,
  ...figureNames,
  ...documents,
  ...figures,
  // Pages that exist once, the bar and the firm; words of controls; of families' questions.
  ...screens,
  ...labels,
  ...programLabels,
  // What is wrong with a field; lists and preview; tools of the bar; what became of a publish.
  ...rules,
  ...forms,
  ...tools,
  ...outcomes,
};

/** What can be said in both languages. */
export type StudioSentence = keyof typeof CHINESE;
