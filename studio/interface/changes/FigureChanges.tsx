import { Heading, Stack, Text } from '@sanity/ui';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '../../../locales/locale.ts';
import type { FigureChange } from '../../changes/contentChanges.ts';
import { readableName } from '../../schema/titles.ts';
import { say } from '../../words/say.ts';

/** Figures that read differently, as each language writes them. */
export function FigureChanges({ figures }: { readonly figures: readonly FigureChange[] }) {
  if (figures.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading as="h3" size={1}>
        {say('Figures')}
      </Heading>
      {figures.map((figure) => (
        <Text key={`${figure.document} ${figure.name}`} size={1}>
          {readableName(figure.name)}:{' '}
          {LOCALES.map((locale, index) => (
            <span key={locale}>
              {index > 0 && ' · '}
              <FigureInLanguage figure={figure} locale={locale} />
            </span>
          ))}
        </Text>
      ))}
    </Stack>
  );
}

const FigureInLanguage = ({
  figure: { before, after },
  locale,
}: {
  readonly figure: FigureChange;
  readonly locale: Locale;
}) => (
  <span lang={LANGUAGE_TAGS[locale]}>
    {before && <del>{before[locale]}</del>} {after && <ins>{after[locale]}</ins>}
  </span>
);
