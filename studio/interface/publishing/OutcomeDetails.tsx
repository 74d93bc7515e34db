import { Stack, Text } from '@sanity/ui';
import type { MouseEvent, ReactNode } from 'react';
import { LANGUAGE_TAGS, LOCALES } from '../../../locales/locale.ts';
import type { ChangedPage } from '../../publishing/outcome.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { say } from '../../words/say.ts';
import type { FormAddress } from '../tool/formLink.ts';
import { LANGUAGE_NAMES } from '../words/languageNames.ts';
import type { OutcomeWords } from './describeOutcome.ts';

/** A link to a form that does not reload the Studio. */
export interface ToForm {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface OutcomeDetailsProps {
  readonly words: OutcomeWords;
  readonly pages: readonly ChangedPage[];
  /** Messages are rendered outside the Studio's router, whose links do not work there. */
  readonly toForm: (address: FormAddress) => ToForm;
}

/** The details of an outcome: sentences, documents held back, changed pages. */
export const OutcomeDetails = ({ words, pages, toForm }: OutcomeDetailsProps) => (
  <Stack gap={3}>
    {words.lines.map((line) => (
      <Text key={line} size={1} style={{ whiteSpace: 'pre-line' }}>
        {line}
      </Text>
    ))}
    <FirstOf
      all={words.held ?? []}
      title={heldTitle}
      more={(count) => say('and [count] more documents', { count })}
    >
      {({ id, type, name, path, reasons }) => (
        <Stack key={id} gap={2}>
          <Text size={1}>{type ? <a {...toForm({ id, type, path })}>{name}</a> : name}</Text>
          {reasons.map((reason) => (
            <Text key={reason} size={1} muted>
              {reason}
            </Text>
          ))}
        </Stack>
      )}
    </FirstOf>
    <FirstOf all={pages} more={(count) => say('and [count] more', { count })}>
      {({ titles, urls }) => (
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
      )}
    </FirstOf>
  </Stack>
);

const heldTitle = (count: number) =>
  count === 1
    ? say('1 document is held back: visitors still see its previous version, without dead links.')
    : say(
        '[count] documents are held back: visitors still see their previous versions, without dead links.',
        { count },
      );

interface FirstOfProps<T> {
  readonly all: readonly T[];
  readonly title?: (count: number) => string;
  readonly more: (count: number) => string;
  readonly children: (one: T) => ReactNode;
}

/** A longer list would hide the form. */
const SHOWN = 5;

/** The first items of a list, and how many more there are; nothing if it is empty. */
function FirstOf<T>({ all, title, more, children }: FirstOfProps<T>) {
  if (all.length === 0) return null;
  return (
    <Stack gap={3}>
      {title && (
        <Text size={1} weight="medium">
          {title(all.length)}
        </Text>
      )}
      {all.slice(0, SHOWN).map(children)}
      {all.length > SHOWN && (
        <Text size={1} muted>
          {more(all.length - SHOWN)}
        </Text>
      )}
    </Stack>
  );
}
