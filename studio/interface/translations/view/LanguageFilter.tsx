import { Button, Flex } from '@sanity/ui';
import { LOCALES, type Locale } from '../../../../locales/locale.ts';
import { say } from '../../../words/say.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { type DocumentTranslations, openDocuments } from '../documentTranslations.ts';

interface LanguageFilterProps {
  readonly documents: readonly DocumentTranslations[];
  readonly chosen: Locale | undefined;
  readonly onChoose: (language: Locale | undefined) => void;
}

/** Buttons for both languages or one of them, each with the number of open texts. */
export function LanguageFilter({ documents, chosen, onChoose }: LanguageFilterProps) {
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
  documents.reduce((count, { fields }) => count + fields.length, 0);
