import { defineField } from '@sanity/types';
import { TOPICS } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import {
  documentType,
  heroField,
  inTabs,
  lineField,
  objectType,
  richTextField,
  SEARCH_TAB,
  tab,
  textField,
} from '../fields.ts';
import { sourcesField } from '../objects/source.ts';
import {
  codeField,
  dayField,
  heroHeightField,
  listField,
  orderField,
  referenceField,
  SITE_ORDER,
} from '../plainFields.ts';
import { distinctTextRule } from '../rules/distinctRules.ts';
import { checkedInPastRule } from '../rules/figureDays.ts';
import { distinctItemsRule } from '../rules/items.ts';
import { slugProblem } from '../rules/slug.ts';
import { toChoices } from '../titles.ts';
import { formerSlugsField, slugField } from './slugField.ts';

/** A section of a guide, with its own anchor. */
export const guideSection = objectType(
  'guideSection',
  'Section',
  [
    lineField('title', 'Heading', 'Heading and jump link.'),
    codeField('anchor', slugProblem, {
      title: 'Address',
      description: 'The part of the section’s address after the #, e.g. hukou.',
    }),
    richTextField('text', 'Text', 'Paragraphs below the heading.'),
  ],
  { select: { title: 'title.en' } },
);

/** `content` is an id on every page, `sources` on every guide. */
const anchorsDiffer = distinctItemsRule(
  'anchor',
  (anchor) => say('“[anchor]” is already used on this page: choose another', { anchor }),
  ['content', 'sources'],
);

/** Programme sections that link to the guide. */
const topicsField = defineField({
  name: 'topics',
  type: 'array',
  title: 'Linked from',
  description: 'Programme sections that link to this guide.',
  of: [{ type: 'string' }],
  options: { list: toChoices(TOPICS), layout: 'grid' },
  validation: (rule) => rule.unique(),
});

/** A legal question that does not depend on the programme: a page under /guides. */
export const guide = documentType('guide', 'Guide', {
  ...inTabs(
    tab('card', 'Card and address', [
      lineField('title', 'Title', 'On the card and at the top of the page.', {
        advice: distinctTextRule('title'),
      }),
      textField('description', 'Description', 'On the card.'),
      slugField,
      formerSlugsField,
      orderField,
      topicsField,
    ]),
    tab('texts', 'Texts', [
      heroField,
      heroHeightField,
      listField('sections', 'guideSection', {
        title: 'Sections',
        description: 'The guide itself.',
        rules: (rule) => rule.required().min(1).max(20).custom(anchorsDiffer),
      }),
    ]),
    tab('sources', 'Signature and sources', [
      referenceField('author', ['teamMember'], {
        title: 'Signed by',
        description: 'The person at the firm responsible for the text; named below it.',
      }),
      dayField(
        'reviewed',
        'Checked on',
        'The date the text was last checked against its sources; shown beside the name.',
        { advice: checkedInPastRule },
      ),
      sourcesField,
    ]),
    SEARCH_TAB,
  ),
  orderings: [SITE_ORDER],
});
