import { zhHansLocale } from '@sanity/locale-zh-hans';
import { definePlugin } from 'sanity';
import { CHINESE_STUDIO, STUDIO_LANGUAGE } from '../../words/language.ts';
import { StudioLanguageSwitch } from './StudioLanguageSwitch.tsx';

/** The Studio in English or Chinese, as the editor chooses at the top. */
export const studioLanguage = definePlugin({
  name: 'studio-language',
  plugins: [zhHansLocale()],
  i18n: {
    // Sanity takes the last.
    locales: (all) =>
      all.toSorted(({ id }) => ((id === CHINESE_STUDIO) === (STUDIO_LANGUAGE === 'zh') ? 1 : -1)),
  },
  studio: { components: { toolMenu: StudioLanguageSwitch } },
});
