import { lineField, sectionField, textField } from '../fields.ts';
import { benefitsField } from '../objects/benefit.ts';
import { screen } from './screen.ts';

const heading = lineField('title', 'Heading', 'Heading of the section.');
const introduction = textField('description', 'Introduction', 'Below the heading.');

const section = (name: string, title: string, description: string) =>
  sectionField(name, title, description, [heading, introduction]);

const benefits = [
  lineField('benefitsTitle', 'Benefits: heading', 'Above the benefits.'),
  benefitsField('benefits', 'Benefits', 6),
];

/** /citizenship */
export const citizenshipIndex = screen('citizenshipIndex', 'Citizenship', [
  section('programs', 'Programmes', 'Above the programme cards.'),
  ...benefits,
]);

/** /us-green-card */
export const usGreenCardIndex = screen('usGreenCardIndex', 'US green card', [
  section('programs', 'Programmes', 'Above the programme cards.'),
  ...benefits,
]);

/** /other-citizenship */
export const residencyIndex = screen('residencyIndex', 'Residency programs', [
  section('fastNaturalization', 'Fast naturalization', 'Above the first group of cards.'),
  section('residenceVisas', 'Residence visas', 'Above the second group of cards.'),
  ...benefits,
]);

/** /other-programs */
export const otherPrograms = screen('otherPrograms', 'Other programs', [
  sectionField('assetAllocation', 'Asset allocation', 'First section.', [
    heading,
    introduction,
    benefitsField('services', 'Services', 5),
    textField('complianceNote', 'Compliance note', 'Below the services.'),
  ]),
  sectionField('education', 'Education', 'Second section.', [
    heading,
    introduction,
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
