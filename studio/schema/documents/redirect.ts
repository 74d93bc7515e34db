import { PAGE_TYPES } from '../../../locales/routes.ts';
import { documentType } from '../fields.ts';
import { codeField, referenceField } from '../plainFields.ts';
import { freeForRedirectRule } from '../rules/freeForRedirectRule.ts';
import { pathProblem } from '../rules/slug.ts';

/** An old address that redirects to a page. */
export const redirect = documentType('redirect', 'Old address', {
  fields: [
    codeField('from', pathProblem, {
      title: 'Old address',
      description: 'Path without a language, e.g. /citizenship/turkiye.',
      rule: freeForRedirectRule,
    }),
    referenceField('target', PAGE_TYPES, {
      title: 'Page',
      description: 'The page that the old address redirects to.',
    }),
  ],
  orderings: [{ name: 'from', title: 'Old address', by: [{ field: 'from', direction: 'asc' }] }],
});
