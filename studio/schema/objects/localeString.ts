import { defineField, defineType } from '@sanity/types';
import { LOCALE_TITLES, LOCALES } from '../../../locales/locale.ts';
import { checkText } from '../rules/checkText.ts';
import { textProblem } from '../rules/text.ts';
import { confirmedField } from './confirmedField.ts';

const languageFields = (type: 'string' | 'text') =>
  LOCALES.map((locale) =>
    defineField({
      name: locale,
      type,
      title: LOCALE_TITLES[locale],
      ...(type === 'text' && { rows: 4 }),
      validation: (rule) => rule.required().custom(checkText(textProblem)),
    }),
  );

const bilingual = (name: string, title: string, type: 'string' | 'text') =>
  defineType({
    name,
    title,
    type: 'object',
    fields: [...languageFields(type), confirmedField],
  });

/** One line, English and Chinese. */
export const localeString = bilingual('localeString', 'Line in both languages', 'string');

/** One paragraph, English and Chinese. */
export const localeText = bilingual('localeText', 'Text in both languages', 'text');
