import { defineField } from '@sanity/types';
import { PAGE_TYPES } from '../../../locales/routes.ts';
import { documentType } from '../fields.ts';
import { referenceField } from '../plainFields.ts';
import { checkText } from '../rules/checkText.ts';
import { noLivePage } from '../rules/noLivePage.ts';
import { oneRedirect } from '../rules/oneRedirect.ts';
import { pathProblem } from '../rules/slug.ts';

/** An old address that leads to a page. */
export const redirect = documentType('redirect', 'Old address', {
  fields: [
    defineField({
      name: 'from',
      type: 'string',
      title: 'Old address',
      description: 'Path without language, e.g. /citizenship/turkiye.',
      validation: (rule) =>
        rule
          .required()
          .custom(checkText(pathProblem))
          .custom<string>(noLivePage)
          .custom<string>(oneRedirect),
    }),
    referenceField('target', PAGE_TYPES, {
      title: 'Page',
      description: 'The page that visitors of the old address are led to.',
    }),
  ],
});
