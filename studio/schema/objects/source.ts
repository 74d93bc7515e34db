import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { lineField, objectType } from '../fields.ts';
import { codeField, dayField, listField } from '../plainFields.ts';
import { checkedInPastRule } from '../rules/figureDays.ts';
import { linkProblem } from '../rules/link.ts';

/** Describes what is wrong with the address of a source, for the editor. */
const httpsProblem = (address: string): string | undefined =>
  address.startsWith('https://')
    ? linkProblem(address)
    : say('“[address]” is not the address of a page: copy it in full, starting with https://', {
        address,
      });

const title = lineField('title', 'Title', 'The usual name of the law, rule or page.');

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

/** A linked page needs a publisher. */
const publisherMissing: CustomValidator = (address, { parent }) =>
  !address || (isRecord(parent) && parent.publisher)
    ? true
    : say('Say who publishes this page: fill in the publisher');

export const figureSource = objectType('figureSource', 'Source of a figure', [
  title,
  publisher(true),
  codeField('url', httpsProblem, { ...url, optional: true, rule: publisherMissing }),
]);

/** An official page or law on which a page is based. */
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
      { optional: true, advice: checkedInPastRule },
    ),
  ],
  { select: { title: 'title.en', subtitle: 'url' } },
);

/** The sources of a page. */
export const sourcesField = listField('sources', 'source', {
  title: 'Sources',
  description: 'Section Sources: official pages and laws that the texts are based on.',
  rules: (rule) => rule.max(40),
});
