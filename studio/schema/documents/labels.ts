import { documentType, inTabs, sectionField, tab } from '../fields.ts';
import { type Label, labelFields, labelFieldsets } from '../labelFields.ts';
import { FIGURE_LABEL_FIELDSETS } from './figureLabels.ts';
import { PAGE_LABELS } from './pageLabels.ts';
import { PROGRAM_LABELS } from './programLabels.ts';
import { SITE_LABELS } from './siteLabels.ts';

const { fields, fieldsets } = labelFieldsets([
  ...SITE_LABELS,
  ...FIGURE_LABEL_FIELDSETS,
  ...PROGRAM_LABELS,
  ...PAGE_LABELS,
]);

const ERRORS: readonly Label[] = [
  ['chunkFailed', 'Where part of a page could not be loaded.', ['id', 'kind']],
  ['kindTimeout', 'Reason: it took longer than 120 seconds.'],
  ['kindMissing', 'Reason: it is no longer on the server.'],
  ['kindOther', 'Reason: anything else.'],
  ['stillReadable', 'Below the message: the page itself is still readable.'],
  ['retry', 'Button below the message.'],
  ['unexpected', 'Heading where part of a page failed unexpectedly.'],
  [
    'status',
    'Below that heading, and above the headline of the not-found page.',
    ['status', 'statusText'],
  ],
  ['reload', 'Button where part of a page failed unexpectedly.'],
  ['notFoundStatusText', 'Standard name of status 404.'],
  ['notFoundTitle', 'Headline on the not-found page.'],
  ['notFoundText', 'Sentence on the not-found page.'],
  ['notFoundHome', 'Link on the not-found page.'],
];

/** The texts of controls and error messages. */
export const labels = documentType('labels', 'Labels', {
  ...inTabs(
    tab('ui', 'Controls', [
      {
        ...sectionField(
          'ui',
          'Controls',
          'Text of buttons and headings shared by all pages.',
          fields,
        ),
        fieldsets,
      },
    ]),
    tab('errors', 'Errors', [
      sectionField(
        'errors',
        'Errors',
        'What visitors read when something fails.',
        labelFields(ERRORS),
      ),
    ]),
  ),
});
