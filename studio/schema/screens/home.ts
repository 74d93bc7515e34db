import { INDEX_TYPES } from '../../../locales/routes.ts';
import { lineField, sectionField, textField } from '../fields.ts';
import { listField, referenceField } from '../plainFields.ts';
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
    listField(
      'cards',
      {
        name: 'serviceCard',
        type: 'object',
        title: 'Card',
        fields: [
          lineField('title', { title: 'Title', description: 'Heading of the card.' }),
          textField('description', { title: 'Text', description: 'Text of the card.' }),
          lineField('learnMore', { title: 'Button', description: 'Button of the card.' }),
          referenceField('target', INDEX_TYPES, {
            title: 'Page',
            description: 'The page the card leads to.',
          }),
        ],
        preview: { select: { title: 'title.en' } },
      },
      {
        title: 'Cards',
        description: 'One card a family of programmes.',
        rules: (rule) => rule.required().min(1).max(6),
      },
    ),
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
