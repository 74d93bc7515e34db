import { defineField } from '@sanity/types';
import { TRACKS } from '../../../locales/sections.ts';
import { FAMILIES } from '../families.ts';
import {
  documentType,
  heroField,
  inTabs,
  lineField,
  objectField,
  requirementsField,
  SEARCH_TAB,
  tab,
  textField,
  timelineField,
} from '../fields.ts';
import { benefitsField } from '../objects/benefit.ts';
import { figuresField } from '../objects/figure.ts';
import { trackField } from '../objects/programParts.ts';
import {
  accentField,
  choiceField,
  codeField,
  heroHeightField,
  orderField,
  SITE_ORDER,
} from '../plainFields.ts';
import { CARD_LENGTHS } from '../rules/advisedLength.ts';
import { countryProblem } from '../rules/country.ts';
import { distinctTextRule } from '../rules/distinctRules.ts';
import { hasTabs, programRule } from '../rules/programParts.ts';
import { formerSlugsField, slugField } from './slugField.ts';
import { topicFields } from './topicFields.ts';

/** A route to a visa, residence or citizenship: one page and its cards. */
export const program = documentType('program', 'Programme', {
  ...inTabs(
    tab('card', 'Card and address', [
      lineField('title', 'Name', 'On the card and in the breadcrumbs above the headline.', {
        advice: distinctTextRule('title'),
      }),
      textField('description', 'Card text', 'On the card, on the page that lists programmes.', {
        lengths: CARD_LENGTHS,
      }),
      choiceField('family', FAMILIES, {
        title: 'Programme family',
        description:
          'Determines the address: /us-green-card/…, /citizenship/…, and /other-citizenship/… for the last two.',
        layout: 'radio',
      }),
      codeField('country', countryProblem, {
        title: 'Country',
        description:
          'Two-letter country code (ISO 3166) in capitals, such as GR; pages of the same country link to each other, and the search knows which countries have programmes.',
        optional: true,
      }),
      objectField('status', 'programStatus', {
        title: 'State',
        description: 'Only if the programme was changed or closed; empty means open.',
        optional: true,
      }),
      slugField,
      formerSlugsField,
      defineField({
        name: 'listed',
        type: 'boolean',
        title: 'Listed',
        description: 'If off, the page exists but no list shows its card.',
        initialValue: true,
        validation: (rule) => rule.required(),
      }),
      orderField,
      accentField,
      heroHeightField,
    ]),
    tab('figures', 'Figures', [figuresField]),
    tab('texts', 'Texts', [
      heroField,
      objectField('overview', 'overview', {
        title: 'Overview',
        description: 'First section.',
        unless: hasTabs,
      }),
      benefitsField('benefits', 'Benefits', 6, true),
      requirementsField({
        title: 'Requirements',
        description:
          'Third section, at least four items; on the US green card page also listed inside the card.',
        unless: hasTabs,
      }),
      timelineField({
        title: 'Timeline',
        description: 'Fourth section, at least three steps.',
        unless: hasTabs,
      }),
    ]),
    tab('topics', 'What families ask', topicFields),
    tab('tabs', 'Two tabs', TRACKS.map(trackField)),
    SEARCH_TAB,
  ),
  validation: (rule) => rule.custom(programRule),
  orderings: [SITE_ORDER],
});
