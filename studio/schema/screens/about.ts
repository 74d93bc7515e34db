import { lineField, sectionField, textField } from '../fields.ts';
import { screen } from './screen.ts';

/** /about; the team's cards come from the team members. */
export const about = screen('about', 'About', [
  sectionField('story', { title: 'Story', description: 'First section.' }, [
    lineField('title', { title: 'Heading', description: 'Heading of the story.' }),
    textField('paragraph1', { title: 'First paragraph', description: 'The story.' }),
    textField('paragraph2', { title: 'Second paragraph', description: 'The story.' }),
  ]),
  sectionField('team', { title: 'Team', description: 'Above the team’s cards.' }, [
    lineField('title', { title: 'Heading', description: 'Heading of the team.' }),
    textField('description', { title: 'Introduction', description: 'Below the heading.' }),
  ]),
]);
