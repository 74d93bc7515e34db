import { Stack, Text } from '@sanity/ui';
import { LANGUAGE_TAGS, LOCALES } from '../../../locales/locale.ts';
import type { ChangedPage } from '../../publishing/outcome.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import { LANGUAGE_NAMES } from '../words/languageNames.ts';

/** A longer list would hide the form. */
const SHOWN = 5;

/** Links to the pages whose text changed. */
export function ChangedPages({ pages }: { readonly pages: readonly ChangedPage[] }) {
  const others = pages.length - SHOWN;
  return (
    <Stack gap={3}>
      {pages.slice(0, SHOWN).map(({ titles, urls }) => (
        <Text key={urls.en} size={1}>
          {titles[STUDIO_LANGUAGE]}
          {LOCALES.map((locale) => (
            <span key={locale}>
              {' · '}
              <a
                href={urls[locale]}
                target="_blank"
                rel="noopener"
                hrefLang={LANGUAGE_TAGS[locale]}
              >
                {LANGUAGE_NAMES[locale]}
              </a>
            </span>
          ))}
        </Text>
      ))}
      {others > 0 && (
        <Text size={1} muted>
          {say('and [count] more', { count: others })}
        </Text>
      )}
    </Stack>
  );
}
