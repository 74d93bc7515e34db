import { TranslateIcon } from '@sanity/icons/Translate';
import { Button, Flex } from '@sanity/ui';
import type { Tool, ToolMenuProps } from 'sanity';
import { LANGUAGE_TAGS, LOCALE_TITLES, otherLocale } from '../../../locales/locale.ts';
import { keepLanguage, STUDIO_LANGUAGE } from '../../words/language.ts';
import { say } from '../../words/say.ts';

/** Sanity names its own tool in English alone. */
const named = (tool: Tool): Tool =>
  tool.name === 'releases' ? { ...tool, title: say('Releases') } : tool;

/** Beside the tools: the Studio in its other language, named in that. */
export function StudioLanguageSwitch(props: ToolMenuProps) {
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
