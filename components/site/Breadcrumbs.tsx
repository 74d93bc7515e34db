import { useTranslation } from 'react-i18next';
import { SCREEN_PATHS } from '../../locales/routes.ts';
import { LocalLink } from './LocalLink.tsx';
import { navigationLabel } from './navigationLabel.ts';
import { usePageScope } from './PageScope.tsx';

const HOME = { path: SCREEN_PATHS.home, name: 'site.name' };

/** Links to the pages above this one; nothing on a page without a subject. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const { site, subject } = usePageScope();
  if (!subject) return null;
  return (
    <nav className="breadcrumbs" aria-label={t('ui.breadcrumbs')}>
      <ol>
        {[HOME, ...subject.trail].map((page) => (
          <li key={page.path}>
            <LocalLink to={page.path}>{t(navigationLabel(site.navigation, page))}</LocalLink>
          </li>
        ))}
        <li aria-current="page">{t(subject.name)}</li>
      </ol>
    </nav>
  );
}
