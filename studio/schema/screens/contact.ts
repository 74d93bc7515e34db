import { lineField, sectionField, textField } from '../fields.ts';
import { screen } from './screen.ts';

const input = (name: string, title: string) => lineField(name, title, 'Label of the form’s field.');

/** /contact; address, phones and hours come from “Firm and site”. */
export const contact = screen('contact', 'Contact', [
  sectionField('form', 'Form', 'The contact form and everything it says.', [
    lineField('title', 'Heading', 'Above the form.'),
    textField('description', 'Introduction', 'Below the heading.'),
    input('firstName', 'First name'),
    input('lastName', 'Last name'),
    input('email', 'E-mail'),
    input('phone', 'Phone number'),
    input('message', 'Message'),
    lineField('optional', 'Optional', 'After the label Phone, including the brackets.'),
    lineField(
      'missing',
      'Empty field',
      'Under a required field that was left empty; names the field.',
      {
        params: ['field'],
      },
    ),
    lineField(
      'invalidEmail',
      'Invalid e-mail address',
      'Under the field E-mail when the address is invalid.',
    ),
    lineField('submit', 'Send', 'Button of the form.'),
    lineField(
      'submitByEmail',
      'Continue by e-mail',
      'Button of the form if no service receives messages.',
    ),
    lineField(
      'notSentTitle',
      'Not sent: heading',
      'After Send, if no service receives the form yet.',
    ),
    textField(
      'notSent',
      'Not sent: text',
      'Says that nothing was sent, that the text is kept, and what to do.',
    ),
    lineField(
      'emailInstead',
      'Prepared e-mail',
      'Opens the visitor’s mail program with the message filled in.',
    ),
    lineField('emailSubject', 'Subject', 'Subject of the prepared e-mail.', { params: ['name'] }),
    lineField('copyInstead', 'Copy', 'Copies the message, for visitors who use webmail.', {
      optional: true,
    }),
    lineField('copied', 'Copied', 'After the message was copied: where to send it.', {
      optional: true,
      params: ['email'],
    }),
    lineField('notCopied', 'Not copied', 'If the browser refuses to copy: what to do instead.', {
      optional: true,
      params: ['email'],
    }),
    lineField('callInstead', 'Call', 'Before the phone numbers.'),
    lineField('sending', 'Sending', 'While the message is being sent.'),
    textField('success', 'Sent', 'After the message was received.'),
    textField('failure', 'Not received', 'After the message could not be sent; the text is kept.'),
  ]),
  sectionField('information', 'Information', 'The card beside the form.', [
    lineField('title', 'Heading', 'Heading of the card.'),
    lineField('address', 'Address', 'Label.'),
    lineField('phoneUs', 'Phone number', 'Label.'),
    lineField('phoneInternational', 'Second phone number', 'Label.'),
    lineField('email', 'E-mail', 'Label.'),
    lineField('hours', 'Hours', 'Label.'),
    textField('note', 'Note', 'Below the hours: the first consultation, changes, complaints.', {
      optional: true,
    }),
  ]),
]);
