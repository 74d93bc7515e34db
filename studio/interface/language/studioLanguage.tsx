import { TranslateIcon } from '@sanity/icons/Translate';
import { zhHansLocale } from '@sanity/locale-zh-hans';
import { Button, Flex } from '@sanity/ui';
import { definePlugin, type LocaleResourceBundle, type Tool, type ToolMenuProps } from 'sanity';
import { LANGUAGE_TAGS, LOCALE_TITLES, otherLocale } from '../../../locales/locale.ts';
import { CHINESE_STUDIO, keepLanguage, STUDIO_LANGUAGE } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import RELEASE_MENUS from '../../words/zh/releaseMenus.json' with { type: 'json' };

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
  studio: { components: { toolMenu: LanguageSwitch } },
});

/** Sanity names its own tool in English alone. */
const named = (tool: Tool): Tool =>
  tool.name === 'releases' ? { ...tool, title: say('Releases') } : tool;

/** Beside the tools: the Studio in its other language, named in that. */
function LanguageSwitch(props: ToolMenuProps) {
  const other = otherLocale(STUDIO_LANGUAGE);
  const choose = () => {
    keepLanguage(other);
    // The words of the forms are made once.
    location.reload();
  };
  return (
    <Flex gap={1} direction={props.context === 'sidebar' ? 'column' : 'row'}>
      {props.renderDefault({ ...props, tools: props.tools.map(named) })}
      <Button
        mode="bleed"
        padding={2}
        fontSize={1}
        icon={TranslateIcon}
        text={LOCALE_TITLES[other]}
        lang={LANGUAGE_TAGS[other]}
        onClick={choose}
      />
    </Flex>
  );
}
