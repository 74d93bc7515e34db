import { defineType } from '@sanity/types';
import {
  heroField,
  inGroup,
  lineField,
  objectField,
  SEARCH_GROUP,
  searchFields,
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
import { readableName } from '../titles.ts';
import { formerSlugsField, slugField } from './slugField.ts';

/** A section of a project: three paragraphs and five points. */
export const projectSection = defineType({
  name: 'projectSection',
  title: 'Project section',
  type: 'object',
  fields: [
    lineField('title', { title: 'Heading', description: 'Heading of the section.' }),
    ...[1, 2, 3].map((n) =>
      textField(`paragraph${n}`, { title: `Paragraph ${n}`, description: 'Text of the section.' }),
    ),
    ...[1, 2, 3, 4, 5].map((n) =>
      textField(`point${n}`, { title: `Point ${n}`, description: 'Item of the section’s list.' }),
    ),
  ],
});

/** What the project is, in two paragraphs. */
export const projectOverview = defineType({
  name: 'projectOverview',
  title: 'Project overview',
  type: 'object',
  fields: [
    lineField('title', { title: 'Heading', description: 'Heading of the section Overview.' }),
    textField('paragraph1', { title: 'First paragraph', description: 'Section Overview.' }),
    textField('paragraph2', { title: 'Second paragraph', description: 'Section Overview.' }),
  ],
});

/** A project that a programme's applicants can invest in. */
export const project = defineType({
  name: 'project',
  title: 'Project',
  type: 'document',
  groups: [
    { name: 'card', title: 'Card and address', default: true },
    { name: 'figures', title: 'Figures' },
    { name: 'texts', title: 'Texts' },
    { name: 'pictures', title: 'Pictures' },
    SEARCH_GROUP,
  ],
  fields: [
    ...inGroup('card', [
      lineField('title', { title: 'Name', description: 'Name of the project on cards.' }),
      textField('description', { title: 'Card text', description: 'On the programme’s page.' }),
      lineField('moreDetails', { title: 'Button', description: 'Button on the card.' }),
      slugField,
      formerSlugsField,
      orderField,
      accentField,
      heroHeightField,
      referenceField('program', ['program'], {
        title: 'Programme',
        description:
          'The programme page that lists this project and to which the project leads back.',
      }),
    ]),
    ...inGroup('figures', [figuresField]),
    ...inGroup('texts', [
      heroField,
      objectField('overview', 'projectOverview', {
        title: 'Overview',
        description: 'First section.',
      }),
      ...['benefits', 'financial', 'developer'].map((name) =>
        objectField(name, 'projectSection', {
          title: readableName(name),
          description: `Section “${readableName(name)}” of the project’s page.`,
        }),
      ),
    ]),
    ...inGroup('pictures', [
      listField('carousel', 'picture', {
        title: 'Pictures',
        description: 'Shown whole, one at a time on the project’s page; best 8 wide to 5 high.',
        rules: (rule) => rule.required().min(1),
      }),
    ]),
    ...searchFields,
  ],
  orderings: [SITE_ORDER],
});
