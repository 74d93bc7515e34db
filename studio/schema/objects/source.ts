import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { lineField, objectType } from '../fields.ts';
import { codeField, dayField, listField } from '../plainFields.ts';
import { linkProblem } from '../rules/link.ts';

/** What is wrong with the address of a source, as a sentence for the editor. */
const httpsProblem = (address: string): string | undefined =>
  address.startsWith('https://')
    ? linkProblem(address)
    : say('“[address]” is not the address of a page: copy it in full, starting with https://', {
        address,
      });

const title = lineField(
  'title',
  'Title',
  'The usual name of the law, rule or page; shown in the section Sources.',
);

const publisher = (optional: boolean) =>
  lineField(
    'publisher',
    'Publisher',
    'Who is responsible for it, such as a ministry; shown beside the title.',
    { optional },
  );

const url = {
  title: 'Address',
  description: 'The official page, starting with https://; the title links to it.',
};

/** A page that is linked has somebody who answers for it. */
const publisherMissing: CustomValidator = (address, { parent }) =>
  !address || (isRecord(parent) && parent.publisher)
    ? true
    : say('Say who publishes this page: fill in the publisher');

/** Where a figure was taken from. */
export const figureSource = objectType('figureSource', 'Source of a figure', [
  title,
  publisher(true),
  codeField('url', httpsProblem, { ...url, optional: true, rule: publisherMissing }),
]);

/** An official page or law that a programme's page rests on. */
export const source = objectType(
  'source',
  'Source',
  [
    title,
    publisher(false),
    codeField('url', httpsProblem, url),
    dayField(
      'read',
      'Read on',
      'The date someone at the firm last read it; shown beside the title.',
      { optional: true },
    ),
  ],
  { select: { title: 'title.en', subtitle: 'url' } },
);

/** What the texts of a page rest on. */
export const sourcesField = listField('sources', 'source', {
  title: 'Sources',
  description: 'Section Sources: official pages and laws that the texts are based on.',
  rules: (rule) => rule.max(40),
});
