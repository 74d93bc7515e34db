import { LaunchIcon } from '@sanity/icons/Launch';
import { Button, Flex } from '@sanity/ui';
import { alternates } from '../../../../locales/localPath.ts';
import { say } from '../../../words/say.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { SITE_URL } from './siteUrl.ts';

/** Links that open a page on the site, one per language. */
export function PageLinks({ path }: { readonly path: string }) {
  return (
    <Flex gap={1} role="group" aria-label={say('Open on the site')}>
      {alternates(path).map((alternate) => (
        <Button
          key={alternate.locale}
          as="a"
          href={SITE_URL + alternate.path}
          target="_blank"
          rel="noopener"
          mode="bleed"
          padding={2}
          fontSize={1}
          iconRight={LaunchIcon}
          text={say('Open in [language]', { language: LANGUAGE_NAMES[alternate.locale] })}
        />
      ))}
    </Flex>
  );
}
