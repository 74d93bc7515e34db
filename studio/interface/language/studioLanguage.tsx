import { TranslateIcon } from '@sanity/icons/Translate';
import { zhHansLocale } from '@sanity/locale-zh-hans';
import { Button, Flex } from '@sanity/ui';
import { useEffect } from 'react';
import {
  definePlugin,
  type LayoutProps,
  type LocaleResourceBundle,
  type Tool,
  type ToolMenuProps,
} from 'sanity';
import { LANGUAGE_TAGS, LOCALE_TITLES, otherLocale } from '../../../locales/locale.ts';
import { CHINESE_STUDIO, STUDIO_LANGUAGE, storeLanguage } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import SANITY_WORDS from '../../words/zh/sanity.json' with { type: 'json' };

/**
 * Chinese for some of Sanity's words, by its keys. Sanity's Chinese package lacks releases and newer
 * menus and messages; scheduled drafts, which this Studio does not offer, are omitted. Elsewhere the
 * package uses 发布 for a release as for publishing: here a release is a 批次.
 */
const words = (namespace: string, resources: LocaleResourceBundle['resources']) =>
  ({ locale: CHINESE_STUDIO, namespace, resources }) as const;

/** Offers the Studio in English or Chinese, chosen at the top. */
export const studioLanguage = definePlugin({
  name: 'studio-language',
  plugins: [zhHansLocale()],
  i18n: {
    // Sanity uses the last one.
    locales: (all) =>
      all.toSorted(({ id }) => ((id === CHINESE_STUDIO) === (STUDIO_LANGUAGE === 'zh') ? 1 : -1)),
    bundles: [
      words('releases', async () => (await import('../../words/zh/releases.ts')).RELEASES),
      words('studio', async () => SANITY_WORDS.studio),
      words('structure', async () => SANITY_WORDS.structure),
    ],
  },
  studio: { components: { layout: Layout, toolMenu: LanguageSwitch } },
});

/** Sanity declares its page English: screen readers would read Chinese as English. */
function Layout(props: LayoutProps) {
  useEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[STUDIO_LANGUAGE];
  }, []);
  return props.renderDefault(props);
}

/** Sanity has only an English name for its own tool. */
const translateTool = (tool: Tool): Tool =>
  tool.name === 'releases' ? { ...tool, title: say('Releases') } : tool;

/** A button beside the tools that switches to the other language, named in that language. */
function LanguageSwitch(props: ToolMenuProps) {
  const other = otherLocale(STUDIO_LANGUAGE);
  const choose = () => {
    storeLanguage(other);
    // The forms' labels are created once.
    location.reload();
  };
  return (
    <Flex gap={1} direction={props.context === 'sidebar' ? 'column' : 'row'}>
      {props.renderDefault({ ...props, tools: props.tools.map(translateTool) })}
      <Button
        mode="bleed"
        padding={2}
        justify="flex-start"
        fontSize={1}
        icon={TranslateIcon}
        text={LOCALE_TITLES[other]}
        lang={LANGUAGE_TAGS[other]}
        onClick={choose}
      />
    </Flex>
  );
}
