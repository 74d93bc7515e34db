import { INDEX_TYPES } from '../../../locales/routes.ts';
import { lineField, sectionField, textField } from '../fields.ts';
import { listField, referenceField } from '../plainFields.ts';
import { screen } from './screen.ts';

/** / */
export const home = screen('home', 'Home', [
  lineField('startConsultation', 'Consultation button', 'Button at the top; links to Contact.'),
  sectionField('services', 'Services', 'The cards below the hero.', [
    lineField('title', 'Heading', 'Heading of the section Services.'),
    textField('description', 'Introduction', 'Below the heading.'),
    listField(
      'cards',
      {
        name: 'serviceCard',
        type: 'object',
        title: 'Card',
        fields: [
          lineField('title', 'Title', 'Heading of the card.'),
          textField('description', 'Text', 'Text of the card.'),
          lineField('learnMore', 'Button', 'Button of the card.'),
          referenceField('target', INDEX_TYPES, {
            title: 'Page',
            description: 'The page the card links to.',
          }),
        ],
        preview: { select: { title: 'title.en' } },
      },
      {
        title: 'Cards',
        description: 'One card per programme family.',
        rules: (rule) => rule.required().min(1).max(6),
      },
    ),
  ]),
  sectionField('about', 'About teaser', 'Below the services; links to About.', [
    lineField('title', 'Heading', 'Heading of the teaser.'),
    textField('description', 'Text', 'Text of the teaser.'),
    lineField('learnMore', 'Button', 'Button of the teaser.'),
  ]),
]);
