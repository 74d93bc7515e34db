import type { CustomValidator, SlugValue } from '@sanity/types';
import { say } from '../../words/say.ts';
import { documentType, lineField, textField } from '../fields.ts';
import { distinctAddressRule, distinctTextRule } from '../rules/distinctRules.ts';
import { slugField, slugRule } from './slugField.ts';

/** `content` is the id of the page's main element. */
const reservedSlugRule: CustomValidator<SlugValue | undefined> = (slug) =>
  slug?.current === 'content'
    ? say('“[slug]” is reserved by the site: choose another', { slug: slug.current })
    : true;

/** A technical term in both languages: a glossary entry, to which texts link. */
export const glossaryTerm = documentType('glossaryTerm', 'Glossary term', {
  fields: [
    lineField(
      'term',
      'Term',
      'Heading of the entry. The first use of the term in a text links to it.',
      { advice: distinctTextRule('title') },
    ),
    lineField(
      'others',
      'Other forms',
      'Other words that link to this entry, separated by commas: abbreviations, synonyms. The entry lists them. English plurals in -s are recognised automatically.',
      { optional: true },
    ),
    textField('text', 'Meaning', 'Two or three sentences in the entry.'),
    {
      ...slugField,
      description: 'The part of the entry’s address after the #, e.g. priority-date.',
      options: { ...slugField.options, source: 'term.en' },
      validation: (rule) => [
        rule.custom(slugRule).custom(reservedSlugRule),
        rule.custom(distinctAddressRule).warning(),
      ],
    },
  ],
});
