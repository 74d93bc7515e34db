import { ICON_KINDS } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { lineField, objectType, textField } from '../fields.ts';
import { choiceField, listField } from '../plainFields.ts';
import { toChoices, toReadableName } from '../titles.ts';

/** A card with an icon: a benefit, a service or a selling point. */
export const benefit = objectType(
  'benefit',
  'Card with icon',
  [
    choiceField('kind', toChoices(ICON_KINDS), {
      title: 'Icon',
      description: 'The subject of the card; determines its icon.',
    }),
    lineField('title', 'Title', 'Heading of the card.'),
    textField('description', 'Text', 'One or two sentences on the card.'),
  ],
  {
    select: { title: 'title.en', kind: 'kind' },
    prepare: ({ title, kind }) => ({
      title,
      subtitle: kind && say('Icon: [kind]', { kind: toReadableName(kind) }),
    }),
  },
);

/** A list of cards with icons. */
export const benefitsField = (name: string, title: string, count: number, optional = false) =>
  listField(name, 'benefit', {
    title,
    description: `The ${count} cards with icons in this section, in page order.`,
    rules: (rule) => (optional ? rule : rule.required().min(1)).max(12),
  });
