import { useState } from 'react';
import type { Locale } from '../../../../locales/locale.ts';
import { say } from '../../../words/say.ts';
import { type MadeOf, Reading } from '../../tool/Reading.tsx';
import { ToolPage } from '../../tool/ToolPage.tsx';
import type { DocumentTranslations } from '../documentTranslations.ts';
import { LanguageFilter } from './LanguageFilter.tsx';
import { OpenDocuments } from './OpenDocuments.tsx';
import { useTranslations } from './useTranslations.ts';

/** Lists what is to be done so that both languages say the same, live. */
export function TranslationsTool() {
  const translations = useTranslations();
  return (
    <ToolPage
      title={say('Translations')}
      description={say(
        'Texts of which one language is missing, or changed after both were known to say the same.',
      )}
    >
      <Content translations={translations} />
    </ToolPage>
  );
}

interface ContentProps {
  readonly translations: MadeOf<readonly DocumentTranslations[]>;
}

function Content({ translations }: ContentProps) {
  const [language, setLanguage] = useState<Locale>();
  if (translations.state !== 'ready') return <Reading documents={translations} />;
  const documents = translations.made;
  return (
    <>
      <LanguageFilter documents={documents} chosen={language} onChoose={setLanguage} />
      <OpenDocuments key={language} documents={documents} language={language} />
    </>
  );
}
