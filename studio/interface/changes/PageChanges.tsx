import { Card, Grid, Heading, Stack, Text } from '@sanity/ui';
import { LANGUAGE_TAGS } from '../../../locales/locale.ts';
import type { PageChange } from '../../changes/contentChanges.ts';
import { fieldOfText, titleOfText } from '../preview/draft/fieldOfText.ts';
import { type GroupedDocument, placeOfKey } from '../preview/draft/notes.ts';
import type { TypeOf } from '../words/describeField.ts';
import { sortInFormOrder } from '../words/formPlace.ts';

interface PageChangesProps extends PageChange {
  readonly title: string;
  /** For the names of fields. */
  readonly grouped: readonly GroupedDocument[];
  readonly typeOf: TypeOf;
}

/** The sentences of a page that changed in one language, before beside after, as in its form. */
export function PageChanges({ title, group, locale, texts, grouped, typeOf }: PageChangesProps) {
  const site = { grouped, composed: undefined, edited: undefined, form: undefined };
  const nameOf = (field: string) => titleOfText(`${group}.${field}`, site, typeOf, locale) || field;
  const type = typeOf(placeOfKey(`${group}.`, grouped).type);
  const found = texts.map((text) => ({
    ...text,
    path: fieldOfText(`${group}.${text.field}`, site, typeOf, locale).path,
  }));
  return (
    <Stack gap={4} as="section" aria-label={title}>
      <Heading as="h3" size={1}>
        {title}
      </Heading>
      {(type ? sortInFormOrder(found, type, undefined) : found).map(({ field, sentences }) => (
        <Stack key={field} gap={3}>
          <Text size={1} muted>
            {nameOf(field)}
          </Text>
          {sentences.map(({ before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be changed twice
            <Grid key={index} gridTemplateColumns={2} gap={3}>
              <Card padding={3} radius={2} tone={before ? 'critical' : 'transparent'}>
                <Text size={1} lang={LANGUAGE_TAGS[locale]}>
                  {before && <del style={PLAIN}>{before}</del>}
                </Text>
              </Card>
              <Card padding={3} radius={2} tone={after ? 'positive' : 'transparent'}>
                <Text size={1} lang={LANGUAGE_TAGS[locale]}>
                  {after && <ins style={PLAIN}>{after}</ins>}
                </Text>
              </Card>
            </Grid>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** Colour and side distinguish them; strikethrough and underline would be hard to read. */
const PLAIN = { textDecoration: 'none' } as const;
