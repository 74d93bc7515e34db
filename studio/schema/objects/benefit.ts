import { defineType } from '@sanity/types';
import { ICON_KINDS } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { lineField, textField } from '../fields.ts';
import { choiceField, listField } from '../plainFields.ts';
import { choices, readableName } from '../titles.ts';

/** A card with an icon: a benefit, a service or a reason. */
export const benefit = defineType({
  name: 'benefit',
  title: 'Card with icon',
  type: 'object',
  fields: [
    choiceField('kind', choices(ICON_KINDS), {
      title: 'Icon',
      description: 'What the card is about; chooses its icon.',
    }),
    lineField('title', { title: 'Title', description: 'Heading of the card.' }),
    textField('description', { title: 'Text', description: 'One or two sentences on the card.' }),
  ],
  preview: {
    select: { title: 'title.en', kind: 'kind' },
    prepare: ({ title, kind }) => ({
      title,
      subtitle: kind && say('Icon: [kind]', { kind: readableName(kind) }),
    }),
  },
});

/** A list of cards with icons. */
export const benefitsField = (name: string, title: string, count: number, optional = false) =>
  listField(name, 'benefit', {
    title,
    description: `The ${count} cards with icons of this section, in their order on the page.`,
    rules: (rule) => (optional ? rule : rule.required().min(1)).max(12),
  });
