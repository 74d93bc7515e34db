import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAGS, LOCALE_TITLES } from '../../locales/locale.ts';
import { alternates } from '../../locales/localPath.ts';
import { Icon } from '../primitives/Icon.tsx';
import { Logo } from '../primitives/Logo.tsx';
import { LocalLink } from './LocalLink.tsx';
import { Menu } from './Menu.tsx';
import { usePageScope } from './PageScope.tsx';
import { useText } from './useText.tsx';

/** Links to the same page in each language; a script keeps the `#section` (see enhance.ts). */
function LanguageSwitch() {
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

/** Logo, navigation with submenus, languages; a menu icon where the navigation does not fit. */
export function Header() {
  const { t } = useTranslation();
  const { text } = useText();
  return (
    <header className="bar">
      <LocalLink to="/" className="bar-home">
        <Logo />
        <span className="bar-name">{text('site.name')}</span>
      </LocalLink>
      <nav className="bar-wide" aria-label={t('ui.mainNavigation')}>
        <Menu />
      </nav>
      <LanguageSwitch />
      <details className="bar-narrow" data-menu>
        <summary>
          <span className="visually-hidden">{text('ui.menu')}</span>
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
        <div className="bar-panel">
          <nav aria-label={t('ui.mainNavigation')}>
            <Menu />
          </nav>
          <LanguageSwitch />
        </div>
      </details>
    </header>
  );
}
