import { richTextField } from '../fields.ts';
import { screen } from './screen.ts';

const text = (description: string) => richTextField('text', 'Text', description);

/** /privacy */
export const privacy = screen('privacy', 'Privacy', [
  text('What the site stores of its visitors, and who answers for it.'),
]);

/** /accessibility */
export const accessibility = screen('accessibility', 'Accessibility', [
  text('What was tried, what is known to be missing, and whom to tell.'),
]);
