import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAGS, LOCALE_TITLES } from '../../locales/locale.ts';
import { alternates } from '../../locales/localPath.ts';
import { usePageScope } from './PageScope.tsx';

/** Links to the same page in each language; a script keeps the `#section` (see enhance.ts). */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { locale, path } = usePageScope();
  return (
    <nav className="languages" aria-label={t('ui.language')}>
      {alternates(path).map((alternate) => (
        <a
          key={alternate.locale}
          href={alternate.path}
          lang={LANGUAGE_TAGS[alternate.locale]}
          hrefLang={LANGUAGE_TAGS[alternate.locale]}
          data-language
          {...(alternate.locale === locale && { 'aria-current': true })}
        >
          {LOCALE_TITLES[alternate.locale]}
        </a>
      ))}
    </nav>
  );
}
