import { useTranslation } from 'react-i18next';
import { Icon } from '../primitives/Icon.tsx';
import { Logo } from '../primitives/Logo.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LocalLink } from './LocalLink.tsx';
import { Menu } from './Menu.tsx';
import { useText } from './useText.tsx';

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
