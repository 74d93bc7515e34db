import { say } from '../../words/say.ts';
import { documentType, lineField, objectField, textField } from '../fields.ts';
import { codeField } from '../plainFields.ts';

/** Describes what is wrong with a phone number, for the editor. */
const phoneProblem = (phone: string): string | undefined =>
  /^\+[0-9][0-9 ()-]{6,20}$/.test(phone)
    ? undefined
    : say(
        '“[phone]” is not a phone number: start with + and the country code, then digits and spaces, e.g. +1 212 555 0100',
        { phone },
      );

/** Describes what is wrong with an e-mail address, for the editor. */
const emailProblem = (email: string): string | undefined =>
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(email)
    ? undefined
    : say(
        '“[email]” is not an e-mail address: type one in half-width characters and without spaces, e.g. info@example.com',
        { email },
      );

/** The firm: name, address, phones, legal notices. */
export const siteSettings = documentType('siteSettings', 'Firm and site', {
  fields: [
    lineField('name', 'Firm', 'Name beside the logo, in titles and in the footer.'),
    lineField('tagline', 'Tagline', 'Under the name in the footer.'),
    lineField('address', 'Address', 'Contact page and footer.'),
    codeField('phoneUs', phoneProblem, {
      title: 'Phone number',
      description: 'Contact page and footer, with the country code.',
    }),
    codeField('phoneInternational', phoneProblem, {
      title: 'Second phone number',
      description:
        'Contact page and footer, for callers from another country. Leave it empty if there is none.',
      optional: true,
    }),
    codeField('email', emailProblem, {
      title: 'E-mail',
      description: 'Contact page and footer.',
    }),
    textField(
      'hoursWeekdays',
      'Hours, weekdays',
      'Contact page and footer, with the line breaks entered here.',
    ),
    lineField('hoursWeekend', 'Hours, weekend', 'Contact page and footer.'),
    textField('notLegalAdvice', 'Not legal advice', 'Footer of every page.'),
    textField(
      'attorneyAdvertising',
      'Attorney advertising',
      'Footer of every page. Leave it empty where lawyers need not say so.',
      { optional: true },
    ),
    lineField(
      'responsible',
      'Responsible attorney',
      'Footer of every page: who is responsible for the site’s content.',
    ),
    textField(
      'notAnOffer',
      'Not an offer of securities',
      'EB-5 page and project pages, and footer. Needed while the site has projects.',
      { optional: true },
    ),
    textField(
      'sample',
      'Sample notice',
      'Last line of the footer; says that the firm and its people are samples. Leave it empty once they are real.',
      { optional: true },
    ),
    lineField('copyright', 'Copyright', 'Last line of the footer.'),
    objectField('filing', 'filing', {
      title: 'Filing',
      description:
        'Pages that must be filed with an authority when their text changes, such as the home page of a law firm in Texas.',
      optional: true,
    }),
  ],
});
