import { Card, Grid, Heading, Stack, Text } from '@sanity/ui';
import { LANGUAGE_TAGS, LOCALE_TITLES } from '../../../locales/locale.ts';
import { ENTRY_TYPES } from '../../../locales/routes.ts';
import type { PageChange } from '../../changes/contentChanges.ts';
import type { StoredDocument } from '../../schema/overlay.ts';
import { say, translate } from '../../words/say.ts';
import { fieldOfText, titleOfText } from '../preview/draft/fieldOfText.ts';
import { type GroupedDocument, placeOfKey } from '../preview/draft/notes.ts';
import { FieldLink } from '../tool/FieldLink.tsx';
import type { TypeOf } from '../words/describeField.ts';
import { documentName } from '../words/documentName.ts';
import { sortInFormOrder } from '../words/formPlace.ts';

interface PageChangesProps extends PageChange {
  /** For the names of fields. */
  readonly grouped: readonly GroupedDocument[];
  /** The documents as written: the site omits their incomplete list items. */
  readonly written: readonly StoredDocument[];
  readonly typeOf: TypeOf;
  /** Whether the fields are links: not in a form, which the report covers. */
  readonly isLinked?: boolean;
}

/** The sentences of a page that changed in one language, before beside after, as in its form. */
export function PageChanges(props: PageChangesProps) {
  const { page, group, locale, texts, grouped, written, typeOf, isLinked } = props;
  const own = placeOfKey(`${group}.`, grouped);
  const composed = grouped.find(({ document }) => document._id === own.id)?.document;
  const form = written.find(({ _id }) => _id === own.id);
  const site = { grouped, composed, edited: form && composed, form };
  const nameOf = (field: string) => titleOfText(`${group}.${field}`, site, typeOf, locale) || field;
  const type = typeOf(own.type);
  const found = texts.map((text) => ({
    ...text,
    ...fieldOfText(`${group}.${text.field}`, site, typeOf, locale),
  }));
  const names = page
    ? [page.titles[locale], entryName(group, grouped)]
    : [type?.title, say('Every page')];
  const title = [...names, translate(LOCALE_TITLES[locale])].filter(Boolean).join(' · ');
  return (
    <Stack gap={4} as="section" aria-label={title}>
      <Heading as="h3" size={1}>
        {title}
      </Heading>
      {(type ? sortInFormOrder(found, type, undefined) : found).map(
        ({ field, sentences, ...place }) => (
          <Stack key={field} gap={3}>
            <Text size={1} muted>
              {isLinked && place.path.length > 0 ? (
                <FieldLink {...place}>{nameOf(field)}</FieldLink>
              ) : (
                nameOf(field)
              )}
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
        ),
      )}
    </Stack>
  );
}

/** The name of a glossary term: others are on the same page. */
function entryName(group: string, grouped: readonly GroupedDocument[]) {
  const entry = grouped.find((one) => one.group === group)?.document;
  return ENTRY_TYPES.some((type) => type === entry?._type) ? documentName({ ...entry }) : undefined;
}

/** Colour and side distinguish them; strikethrough and underline would be hard to read. */
const PLAIN = { textDecoration: 'none' } as const;
