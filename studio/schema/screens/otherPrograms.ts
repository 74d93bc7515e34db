import { lineField, sectionField, textField } from '../fields.ts';
import { benefitsField } from '../objects/benefit.ts';
import { screen } from './screen.ts';

const heading = lineField('title', { title: 'Heading', description: 'Heading of the section.' });
const description = textField('description', {
  title: 'Introduction',
  description: 'Below the heading.',
});

/** /other-programs */
export const otherPrograms = screen('otherPrograms', 'Other programs', [
  sectionField('assetAllocation', { title: 'Asset allocation', description: 'First section.' }, [
    heading,
    description,
    benefitsField('services', 'Services', 5),
    textField('complianceNote', {
      title: 'Compliance note',
      description: 'Below the services.',
    }),
  ]),
  sectionField('education', { title: 'Education', description: 'Second section.' }, [
    heading,
    description,
    benefitsField('services', 'Services', 6),
    textField('conclusion', { title: 'Conclusion', description: 'Below the services.' }),
  ]),
  sectionField('whyChooseUs', { title: 'Why choose us', description: 'Last section.' }, [
    heading,
    benefitsField('points', 'Points', 4),
    textField('callToAction', { title: 'Call to action', description: 'Sentence at the end.' }),
    lineField('contactUs', { title: 'Button', description: 'Leads to Contact.' }),
  ]),
]);
