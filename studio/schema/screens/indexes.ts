import { lineField, sectionField, textField } from '../fields.ts';
import { benefitsField } from '../objects/benefit.ts';
import { screen } from './screen.ts';

const section = (name: string, title: string, description: string) =>
  sectionField(name, title, description, [
    lineField('title', 'Heading', 'Heading of the section.'),
    textField('description', 'Introduction', 'Below the heading.'),
  ]);

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
