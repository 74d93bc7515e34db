import { defineField } from '@sanity/types';
import { lineField, textField } from '../fields.ts';
import { screen } from './screen.ts';

/** /about; the team's cards come from the team members. */
export const about = screen('about', 'About', [
  defineField({
    name: 'story',
    type: 'object',
    title: 'Story',
    description: 'First section.',
    validation: (rule) => rule.required(),
    fields: [
      lineField('title', { title: 'Heading', description: 'Heading of the story.' }),
      textField('paragraph1', { title: 'First paragraph', description: 'The story.' }),
      textField('paragraph2', { title: 'Second paragraph', description: 'The story.' }),
    ],
  }),
  defineField({
    name: 'team',
    type: 'object',
    title: 'Team',
    description: 'Above the team’s cards.',
    validation: (rule) => rule.required(),
    fields: [
      lineField('title', { title: 'Heading', description: 'Heading of the team.' }),
      textField('description', { title: 'Introduction', description: 'Below the heading.' }),
    ],
  }),
]);
