import { lineField, sectionField, textField } from '../fields.ts';
import { screen } from './screen.ts';

/** /about; the team's cards come from the team members. */
export const about = screen('about', 'About', [
  sectionField('story', 'Story', 'First section.', [
    lineField('title', 'Heading', 'Heading of the story.'),
    textField('paragraph1', 'First paragraph', 'The story.'),
    textField('paragraph2', 'Second paragraph', 'The story.'),
  ]),
  sectionField('team', 'Team', 'Above the team’s cards.', [
    lineField('title', 'Heading', 'Heading of the team.'),
    textField('description', 'Introduction', 'Below the heading.'),
  ]),
]);
