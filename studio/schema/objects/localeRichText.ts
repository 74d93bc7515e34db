import { defineArrayMember, defineField } from '@sanity/types';
import { LOCALE_TITLES, LOCALES } from '../../../locales/locale.ts';
import { objectType } from '../fields.ts';
import { codeField } from '../plainFields.ts';
import { claimAdviceRule } from '../rules/claimAdvice.ts';
import { linkProblem } from '../rules/link.ts';
import { liveLinkRule } from '../rules/liveLink.ts';
import { richTextProblems } from '../rules/richText.ts';
import { untranslatedRule } from '../rules/untranslatedRule.ts';
import { confirmedField } from './confirmedField.ts';

/** What rich text may contain; `components/primitives/RichText` renders exactly this. */
const block = defineArrayMember({
  type: 'block',
  title: 'Paragraph',
  styles: [
    { title: 'Paragraph', value: 'normal' },
    { title: 'Heading', value: 'h3' },
  ],
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Strong', value: 'strong' },
      { title: 'Emphasis', value: 'em' },
    ],
    annotations: [
      {
        name: 'link',
        type: 'object',
        title: 'Link',
        fields: [
          codeField('href', linkProblem, {
            title: 'Address',
            description: 'https://…, mailto:…, tel:… or a path on this site such as /contact',
            rule: liveLinkRule,
          }),
        ],
      },
    ],
  },
});

/** Paragraphs with emphasis, lists and links, in English and Chinese. */
export const localeRichText = objectType('localeRichText', 'Rich text in both languages', [
  ...LOCALES.map((locale) =>
    defineField({
      name: locale,
      type: 'array',
      title: LOCALE_TITLES[locale],
      of: [block],
      validation: (rule) => [
        rule
          .required()
          .min(1)
          .custom((blocks) => (Array.isArray(blocks) ? richTextProblems(blocks) : true))
          .custom(untranslatedRule(locale)),
        rule.custom(claimAdviceRule(locale)).warning(),
      ],
    }),
  ),
  confirmedField,
]);
