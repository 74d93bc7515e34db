import { defineField, defineType } from '@sanity/types';
import { lineField, objectField, textField } from '../fields.ts';
import { codeField } from '../plainFields.ts';

/** What is wrong with a phone number, as a sentence for the editor. */
const phoneProblem = (phone: string): string | undefined =>
  /^\+[0-9][0-9 ()-]{6,20}$/.test(phone)
    ? undefined
    : `“${phone}” is not a phone number: begin with + and the country, then digits and spaces, e.g. +1 713 555 0142`;

/** The firm: name, address, phones, legal notices. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Firm and site',
  type: 'document',
  fields: [
    lineField('name', {
      title: 'Firm',
      description: 'Name beside the logo, in titles and footer.',
    }),
    lineField('tagline', { title: 'Tagline', description: 'Under the name in the footer.' }),
    lineField('address', { title: 'US address', description: 'Contact page and footer.' }),
    codeField('phoneUs', phoneProblem, {
      title: 'US phone',
      description: 'Contact page and footer, with +1.',
    }),
    codeField('phoneInternational', phoneProblem, {
      title: 'International phone (China)',
      description: 'Contact page and footer, with +86.',
    }),
    defineField({
      name: 'email',
      type: 'string',
      title: 'E-mail',
      description: 'Contact page and footer.',
      validation: (rule) => [rule.required(), rule.email()],
    }),
    textField('hoursWeekdays', {
      title: 'Hours, weekdays',
      description: 'Contact and footer, in lines as written here.',
    }),
    lineField('hoursWeekend', { title: 'Hours, weekend', description: 'Contact and footer.' }),
    textField('notLegalAdvice', {
      title: 'Not legal advice',
      description: 'Footer of every page.',
    }),
    textField('attorneyAdvertising', {
      title: 'Attorney advertising',
      description: 'Footer of every page.',
    }),
    lineField('responsible', {
      title: 'Responsible attorney',
      description: 'Footer of every page: who answers for the site’s content.',
    }),
    textField('notAnOffer', {
      title: 'Not an offer of securities',
      description: 'EB-5 page and project pages, and footer.',
    }),
    textField('sample', {
      title: 'Sample notice',
      description:
        'Last line of the footer; says that firm and people are samples. Leave it empty once they are not.',
      optional: true,
    }),
    lineField('copyright', { title: 'Copyright', description: 'Last line of the footer.' }),
    objectField('filing', 'filing', {
      title: 'Filing',
      description:
        'Pages of which an authority wants a copy when their words change, such as the home page of a law firm in Texas.',
      optional: true,
    }),
  ],
});
