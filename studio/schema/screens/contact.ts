import { lineField, sectionField, textField } from '../fields.ts';
import { screen } from './screen.ts';

const input = (name: string, title: string) =>
  lineField(name, { title, description: 'Label of the form’s field.' });

/** /contact; address, phones and hours come from “Firm and site”. */
export const contact = screen('contact', 'Contact', [
  sectionField('form', { title: 'Form', description: 'The contact form and everything it says.' }, [
    lineField('title', { title: 'Heading', description: 'Above the form.' }),
    textField('description', { title: 'Introduction', description: 'Below the heading.' }),
    input('firstName', 'First name'),
    input('lastName', 'Last name'),
    input('email', 'E-mail'),
    input('phone', 'Phone number'),
    input('message', 'Message'),
    lineField('optional', {
      title: 'Optional',
      description: 'Behind the label Phone, with its brackets.',
    }),
    lineField('missing', {
      title: 'Nothing typed',
      description: 'Under a required field that was left empty; names it.',
      params: ['field'],
    }),
    lineField('invalidEmail', {
      title: 'No e-mail address',
      description: 'Under the field E-mail when the address is invalid.',
    }),
    lineField('submit', { title: 'Send', description: 'Button of the form.' }),
    lineField('submitByEmail', {
      title: 'Continue by e-mail',
      description: 'Button of the form where nothing receives messages.',
    }),
    lineField('notSentTitle', {
      title: 'Not sent: heading',
      description: 'After Send, when nothing receives the form yet.',
    }),
    textField('notSent', {
      title: 'Not sent: text',
      description: 'Says that nothing left the page, that the text is kept, and what to do.',
    }),
    lineField('emailInstead', {
      title: 'Prepared e-mail',
      description: 'Opens the visitor’s mail program with the message filled in.',
    }),
    lineField('emailSubject', {
      title: 'Subject',
      description: 'Subject of the prepared e-mail.',
      params: ['name'],
    }),
    lineField('copyInstead', {
      title: 'Copy',
      description: 'Copies the message, for who reads mail in a browser.',
      optional: true,
    }),
    lineField('copied', {
      title: 'Copied',
      description: 'After the message was copied: where to send it.',
      optional: true,
      params: ['email'],
    }),
    lineField('callInstead', { title: 'Call', description: 'Before the phone numbers.' }),
    lineField('sending', { title: 'Sending', description: 'While the message is being sent.' }),
    textField('success', { title: 'Sent', description: 'After the message was received.' }),
    textField('failure', {
      title: 'Not received',
      description: 'After the message could not be sent; the text is kept.',
    }),
  ]),
  sectionField('information', { title: 'Information', description: 'The card beside the form.' }, [
    lineField('title', { title: 'Heading', description: 'Heading of the card.' }),
    lineField('address', { title: 'Address', description: 'Label.' }),
    lineField('phoneUs', { title: 'US phone', description: 'Label.' }),
    lineField('phoneInternational', { title: 'International phone', description: 'Label.' }),
    lineField('email', { title: 'E-mail', description: 'Label.' }),
    lineField('hours', { title: 'Hours', description: 'Label.' }),
  ]),
]);
