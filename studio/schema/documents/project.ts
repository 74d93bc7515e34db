import {
  documentType,
  heroField,
  inTabs,
  lineField,
  objectField,
  objectType,
  SEARCH_TAB,
  tab,
  textField,
} from '../fields.ts';
import { figuresField } from '../objects/figure.ts';
import {
  accentField,
  heroHeightField,
  listField,
  orderField,
  referenceField,
  SITE_ORDER,
} from '../plainFields.ts';
import { distinctTextRule } from '../rules/distinctRules.ts';
import { toEnglishName } from '../titles.ts';
import { formerSlugsField, slugField } from './slugField.ts';

/** A section of a project: three paragraphs and five points. */
export const projectSection = objectType('projectSection', 'Project section', [
  lineField('title', 'Heading', 'Heading of the section.'),
  ...[1, 2, 3].map((n) => textField(`paragraph${n}`, `Paragraph ${n}`, 'Text of the section.')),
  ...[1, 2, 3, 4, 5].map((n) =>
    textField(`point${n}`, `Point ${n}`, 'Item in the section’s list.'),
  ),
]);

/** A description of the project in two paragraphs. */
export const projectOverview = objectType('projectOverview', 'Project overview', [
  lineField('title', 'Heading', 'Heading of the section Overview.'),
  textField('paragraph1', 'First paragraph', 'Section Overview.'),
  textField('paragraph2', 'Second paragraph', 'Section Overview.'),
]);

/** A project that a programme's applicants can invest in. */
export const project = documentType('project', 'Project', {
  ...inTabs(
    tab('card', 'Card and address', [
      lineField('title', 'Name', 'Name of the project on cards.', {
        advice: distinctTextRule('title'),
      }),
      textField('description', 'Card text', 'On the programme’s page.'),
      lineField('moreDetails', 'Button', 'Button on the card.'),
      slugField,
      formerSlugsField,
      orderField,
      accentField,
      heroHeightField,
      referenceField('program', ['program'], {
        title: 'Programme',
        description:
          'The programme page that lists this project. The project page links back to it.',
      }),
    ]),
    tab('figures', 'Figures', [figuresField]),
    tab('texts', 'Texts', [
      heroField,
      objectField('overview', 'projectOverview', {
        title: 'Overview',
        description: 'First section.',
      }),
      ...['benefits', 'financial', 'developer'].map((name) =>
        objectField(name, 'projectSection', {
          title: toEnglishName(name),
          description: `Section “${toEnglishName(name)}” of the project’s page.`,
        }),
      ),
    ]),
    tab('pictures', 'Pictures', [
      listField('carousel', 'picture', {
        title: 'Pictures',
        description: 'Shown uncropped, one at a time, on the project’s page; 8:5 works best.',
        rules: (rule) => rule.required().min(1),
      }),
    ]),
    SEARCH_TAB,
  ),
  orderings: [SITE_ORDER],
});
