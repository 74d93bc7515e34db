import { defineField } from '@sanity/types';
import { LOCALE_TITLES, LOCALES } from '../../../locales/locale.ts';
import { objectType } from '../fields.ts';
import { claimAdviceRule } from '../rules/claimAdvice.ts';
import { markupAdvice, textProblem } from '../rules/text.ts';
import { textAdvice, textRule } from '../rules/textRule.ts';
import { untranslatedRule } from '../rules/untranslatedRule.ts';
import { confirmedField } from './confirmedField.ts';

/** Maximum lengths: several times the longest text of the site. */
const LONGEST = { string: 300, text: 5_000 } as const;

const languageFields = (type: keyof typeof LONGEST) =>
  LOCALES.map((locale) =>
    defineField({
      name: locale,
      type,
      title: LOCALE_TITLES[locale],
      ...(type === 'text' && { rows: 4 }),
      validation: (rule) => [
        rule
          .required()
          .custom(textRule((value) => textProblem(value, LONGEST[type])))
          .custom(untranslatedRule(locale)),
        rule.custom(textAdvice(markupAdvice)).warning(),
        rule.custom(claimAdviceRule(locale)).warning(),
      ],
    }),
  );

const bilingual = (name: string, title: string, type: keyof typeof LONGEST) =>
  objectType(name, title, [...languageFields(type), confirmedField]);

/** One line, in English and Chinese. */
export const localeString = bilingual('localeString', 'Line in both languages', 'string');

/** One paragraph, in English and Chinese. */
export const localeText = bilingual('localeText', 'Text in both languages', 'text');
