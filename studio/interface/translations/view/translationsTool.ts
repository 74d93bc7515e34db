import { TranslateIcon } from '@sanity/icons/Translate';
import { definePlugin } from 'sanity';
import { say } from '../../../words/say.ts';
import { TranslationsTool } from './TranslationsTool.tsx';

/** The tab "Translations": every text of which a language is missing or fell behind. */
export const translationsTool = definePlugin({
  name: 'translations',
  tools: [
    {
      name: 'translations',
      title: say('Translations'),
      icon: TranslateIcon,
      component: TranslationsTool,
    },
  ],
});
