import { defineArrayMember, defineField } from '@sanity/types';
import { INDEX_TYPES } from '../../../locales/routes.ts';
import { lineField, sectionField, textField } from '../fields.ts';
import { knownItems } from '../rules/knownItems.ts';
import { screen } from './screen.ts';

/** / */
export const home = screen('home', 'Home', [
  lineField('startConsultation', {
    title: 'Consultation button',
    description: 'Button at the top, leads to Contact.',
  }),
  sectionField('services', { title: 'Services', description: 'The cards below the hero.' }, [
    lineField('title', { title: 'Heading', description: 'Heading of the section Services.' }),
    textField('description', { title: 'Introduction', description: 'Below the heading.' }),
    defineField({
      name: 'cards',
      type: 'array',
      title: 'Cards',
      description: 'One card a family of programmes.',
      validation: (rule) => rule.required().min(1).max(6).custom(knownItems),
      of: [
        defineArrayMember({
          name: 'serviceCard',
          type: 'object',
          title: 'Card',
          fields: [
            lineField('title', { title: 'Title', description: 'Heading of the card.' }),
            textField('description', { title: 'Text', description: 'Text of the card.' }),
            lineField('learnMore', { title: 'Button', description: 'Button of the card.' }),
            defineField({
              name: 'target',
              type: 'reference',
              title: 'Page',
              description: 'The page the card leads to.',
              to: INDEX_TYPES.map((type) => ({ type })),
              validation: (rule) => rule.required(),
            }),
          ],
          preview: { select: { title: 'title.en' } },
        }),
      ],
    }),
  ]),
  sectionField(
    'about',
    { title: 'About teaser', description: 'Below the services; leads to About.' },
    [
      lineField('title', { title: 'Heading', description: 'Heading of the teaser.' }),
      textField('description', { title: 'Text', description: 'Text of the teaser.' }),
      lineField('learnMore', { title: 'Button', description: 'Button of the teaser.' }),
    ],
  ),
]);
