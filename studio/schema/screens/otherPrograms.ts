import { lineField, sectionField, textField } from '../fields.ts';
import { benefitsField } from '../objects/benefit.ts';
import { screen } from './screen.ts';

const heading = lineField('title', 'Heading', 'Heading of the section.');
const description = textField('description', 'Introduction', 'Below the heading.');

/** /other-programs */
export const otherPrograms = screen('otherPrograms', 'Other programs', [
  sectionField('assetAllocation', 'Asset allocation', 'First section.', [
    heading,
    description,
    benefitsField('services', 'Services', 5),
    textField('complianceNote', 'Compliance note', 'Below the services.'),
  ]),
  sectionField('education', 'Education', 'Second section.', [
    heading,
    description,
    benefitsField('services', 'Services', 6),
    textField('conclusion', 'Conclusion', 'Below the services.'),
  ]),
  sectionField('whyChooseUs', 'Why choose us', 'Last section.', [
    heading,
    benefitsField('points', 'Points', 4),
    textField('callToAction', 'Call to action', 'Sentence at the end.'),
    lineField('contactUs', 'Button', 'Links to Contact.'),
  ]),
]);
