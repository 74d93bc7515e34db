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

/** The Studio's sentences in Chinese, keyed by the English; a missing key does not compile. */
export const CHINESE = {
  // Fields shared by forms, the programme form, choices; names that documents give their figures;
  // forms of other documents.
  ...fields,
  ...program,
  ...choices,
  ...figureNames,
  ...documents,
  ...figures,
  // Screens, the navigation bar and the firm; labels of controls; programme questions.
  ...screens,
  ...labels,
  ...programLabels,
  // Validation messages; lists and preview; tools of the bar; outcomes of publishing.
  ...rules,
  ...forms,
  ...tools,
  ...outcomes,
};

/** Every sentence that has both languages. */
export type StudioSentence = keyof typeof CHINESE;
