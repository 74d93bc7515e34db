import { Heading, Stack, Text } from '@sanity/ui';
import { LANGUAGE_TAGS, LOCALES } from '../../../locales/locale.ts';
import type { FigureChange } from '../../changes/contentChanges.ts';
import { toReadableName } from '../../schema/titles.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { COLON } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';

/** The changed figures with their page, as each language writes them. */
export function FigureChanges({ figures }: { readonly figures: readonly FigureChange[] }) {
  if (figures.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading as="h3" size={1}>
        {say('Figures')}
      </Heading>
      {figures.map(({ document, page, name, before, after }) => (
        <Text key={`${document} ${name}`} size={1}>
          {`${page.titles[STUDIO_LANGUAGE]} · ${toReadableName(name)}${COLON}`}
          {LOCALES.map((locale, index) => (
            <span key={locale}>
              {index > 0 && ' · '}
              <span lang={LANGUAGE_TAGS[locale]}>
                {before && <del>{before[locale]}</del>} {after && <ins>{after[locale]}</ins>}
              </span>
            </span>
          ))}
        </Text>
      ))}
    </Stack>
  );
}
