import { defineField } from '@sanity/types';
import { lineField, textField } from '../fields.ts';
import { benefitsField } from '../objects/benefit.ts';
import { screen } from './screen.ts';

const heading = lineField('title', { title: 'Heading', description: 'Heading of the section.' });
const description = textField('description', {
  title: 'Introduction',
  description: 'Below the heading.',
});

/** /other-programs */
export const otherPrograms = screen('otherPrograms', 'Other programs', [
  defineField({
    name: 'assetAllocation',
    type: 'object',
    title: 'Asset allocation',
    description: 'First section.',
    validation: (rule) => rule.required(),
    fields: [
      heading,
      description,
      benefitsField('services', 'Services', 5),
      textField('complianceNote', {
        title: 'Compliance note',
        description: 'Below the services.',
      }),
    ],
  }),
  defineField({
    name: 'education',
    type: 'object',
    title: 'Education',
    description: 'Second section.',
    validation: (rule) => rule.required(),
    fields: [
      heading,
      description,
      benefitsField('services', 'Services', 6),
      textField('conclusion', { title: 'Conclusion', description: 'Below the services.' }),
    ],
  }),
  defineField({
    name: 'whyChooseUs',
    type: 'object',
    title: 'Why choose us',
    description: 'Last section.',
    validation: (rule) => rule.required(),
    fields: [
      heading,
      benefitsField('points', 'Points', 4),
      textField('callToAction', { title: 'Call to action', description: 'Sentence at the end.' }),
      lineField('contactUs', { title: 'Button', description: 'Leads to Contact.' }),
    ],
  }),
]);
