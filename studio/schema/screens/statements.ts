import { richTextField } from '../fields.ts';
import { screen } from './screen.ts';

const text = (description: string) => richTextField('text', 'Text', description);

/** /privacy */
export const privacy = screen('privacy', 'Privacy', [
  text('What the site stores about its visitors, and who is responsible.'),
]);

/** /accessibility */
export const accessibility = screen('accessibility', 'Accessibility', [
  text('What was tested, what is known to be missing, and whom to contact.'),
]);
