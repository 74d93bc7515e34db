import { TranslateIcon } from '@sanity/icons/Translate';
import { Button, Flex } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { definePlugin } from 'sanity';
import { LOCALES, type Locale } from '../../../../locales/locale.ts';
import { memoize } from '../../../../locales/memoize.ts';
import { DOCUMENT_TYPES } from '../../../../locales/routes.ts';
import { sum } from '../../../../locales/sum.ts';
import { overlay, type StoredDocument } from '../../../schema/overlay.ts';
import { say } from '../../../words/say.ts';
import { ToolPage } from '../../tool/ToolPage.tsx';
import { useTypeOf } from '../../tool/useTypeOf.ts';
import { WhenLoaded } from '../../tool/WhenLoaded.tsx';
import { useStoredDocuments } from '../../watch/useStoredDocuments.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import {
  type DocumentTranslations,
  documentTranslations,
  openDocuments,
} from '../documentTranslations.ts';
import { OpenDocuments } from './OpenDocuments.tsx';

/** The tab "Translations": every text with a missing or stale language. */
export const translationsTool = definePlugin({
  name: 'translations',
  tools: [
    {
      name: 'translations',
      title: say('Translations'),
      icon: TranslateIcon,
      component: TranslationsTool,
    },
  ],
});

/** Lists all missing and stale texts, live. */
function TranslationsTool() {
  const documents = useStoredDocuments({ types: DOCUMENT_TYPES });
  return (
    <ToolPage
      title={say('Translations')}
      description={say(
        'Texts with one language missing, or changed since both were confirmed to match.',
      )}
    >
      <WhenLoaded source={documents}>{(stored) => <Translations stored={stored} />}</WhenLoaded>
    </ToolPage>
  );
}

function Translations({ stored }: { readonly stored: readonly StoredDocument[] }) {
  const [language, setLanguage] = useState<Locale>();
  const documents = useTranslations(stored);
  return (
    <>
      <LanguageFilter documents={documents} chosen={language} onChoose={setLanguage} />
      <OpenDocuments key={language} documents={documents} language={language} />
    </>
  );
}

/** The translations of all documents; drafts count instead of what they replace. */
function useTranslations(stored: readonly StoredDocument[]): readonly DocumentTranslations[] {
  const typeOf = useTypeOf();
  // A published document is processed once per change of its own, not at changes of others.
  const describe = useMemo(
    () =>
      memoize((document: StoredDocument) => {
        const type = typeOf(document._type);
        return type ? documentTranslations(document, type) : [];
      }),
    [typeOf],
  );
  return useMemo(() => overlay(stored, 'drafts').flatMap(describe), [stored, describe]);
}

interface LanguageFilterProps {
  readonly documents: readonly DocumentTranslations[];
  readonly chosen: Locale | undefined;
  readonly onChoose: (language: Locale | undefined) => void;
}

/** Buttons for both languages or one of them, each with the number of open texts. */
function LanguageFilter({ documents, chosen, onChoose }: LanguageFilterProps) {
  const choices = [undefined, ...LOCALES];
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label={say('Language')}>
      {choices.map((language) => {
        const name = language ? LANGUAGE_NAMES[language] : say('Both languages');
        return (
          <Button
            key={name}
            mode="bleed"
            selected={language === chosen}
            aria-pressed={language === chosen}
            text={`${name} (${countFields(openDocuments(documents, language))})`}
            onClick={() => onChoose(language)}
          />
        );
      })}
    </Flex>
  );
}

const countFields = (documents: readonly DocumentTranslations[]) =>
  sum(documents.map(({ fields }) => fields.length));
