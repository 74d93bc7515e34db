import { CalendarIcon } from '@sanity/icons/Calendar';
import { definePlugin } from 'sanity';
import { say } from '../../../words/say.ts';
import { duplicateUnchecked } from '../duplicateUnchecked.ts';
import { ReviewsTool } from './ReviewsTool.tsx';

/** The tab "Reviews": what must be checked by when, and what changes on a date. */
export const reviewsTool = definePlugin({
  name: 'reviews',
  tools: [{ name: 'reviews', title: say('Reviews'), icon: CalendarIcon, component: ReviewsTool }],
  document: {
    actions: (actions) =>
      actions.map((one) => (one.action === 'duplicate' ? duplicateUnchecked(one) : one)),
  },
});
