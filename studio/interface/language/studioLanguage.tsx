import { zhHansLocale } from '@sanity/locale-zh-hans';
import { definePlugin, type LocaleResourceBundle } from 'sanity';
import { CHINESE_STUDIO, STUDIO_LANGUAGE } from '../../words/language.ts';
import RELEASE_MENUS from '../../words/zh/releaseMenus.json' with { type: 'json' };
import { StudioLanguageSwitch } from './StudioLanguageSwitch.tsx';

/**
 * Chinese words for some of Sanity's, by its keys. Its Chinese package has none for releases; those
 * of scheduled drafts, which this Studio does not offer, are left out. Elsewhere it says 发布 for a
 * release as for publishing: here a release is a 批次.
 */
const words = (namespace: string, resources: LocaleResourceBundle['resources']) =>
  ({ locale: CHINESE_STUDIO, namespace, resources }) as const;

/** The Studio in English or Chinese, as the editor chooses at the top. */
export const studioLanguage = definePlugin({
  name: 'studio-language',
  plugins: [zhHansLocale()],
  i18n: {
    // Sanity takes the last.
    locales: (all) =>
      all.toSorted(({ id }) => ((id === CHINESE_STUDIO) === (STUDIO_LANGUAGE === 'zh') ? 1 : -1)),
    bundles: [
      words('releases', async () => (await import('../../words/zh/releases.ts')).RELEASES),
      words('studio', async () => RELEASE_MENUS.studio),
      words('structure', async () => RELEASE_MENUS.structure),
    ],
  },
  studio: { components: { toolMenu: StudioLanguageSwitch } },
});
