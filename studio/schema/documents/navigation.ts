import { PAGE_TYPES } from '../../../locales/routes.ts';
import { documentType, lineField, objectType } from '../fields.ts';
import { listField, referenceField } from '../plainFields.ts';

const target = referenceField('target', PAGE_TYPES, {
  title: 'Page',
  description: 'The page the entry links to.',
});

const label = lineField('label', 'Label', 'Text in the navigation bar at the top.');

/** A navigation entry; its children form the submenu. */
export const navigationItem = objectType(
  'navigationItem',
  'Entry',
  [
    label,
    target,
    listField(
      'children',
      {
        name: 'navigationSubitem',
        type: 'object',
        title: 'Subpage',
        fields: [label, target],
        preview: { select: { title: 'label.en' } },
      },
      { title: 'Subpages', description: 'Entries of the submenu.' },
    ),
  ],
  { select: { title: 'label.en' } },
);

/** The navigation bar at the top of every page. */
export const navigation = documentType('navigation', 'Navigation', {
  fields: [
    listField('entries', 'navigationItem', {
      title: 'Entries',
      description: 'The navigation bar at the top of every page, from left to right.',
      rules: (rule) => rule.required().min(1).max(9),
    }),
  ],
});
