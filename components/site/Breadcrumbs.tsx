import { useTranslation } from 'react-i18next';
import { SCREEN_PATHS } from '../../locales/routes.ts';
import { LocalLink } from './LocalLink.tsx';
import { useNavigationLabel } from './useNavigationLabel.ts';

/** An ancestor of the current page. */
export interface Crumb {
  /** Path without language. */
  readonly to: string;
  readonly label: string;
}

interface BreadcrumbsProps {
  /** Ancestors in order, without the home page and the page itself. */
  readonly trail: readonly Crumb[];
  /** Name of the current page. */
  readonly current: string;
}

const HOME = { path: SCREEN_PATHS.home, name: 'site.name' };

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { t } = useTranslation();
  const label = useNavigationLabel();
  const crumbs = [{ to: HOME.path, label: label(HOME) }, ...trail];
  return (
    <nav className="breadcrumbs" aria-label={t('ui.breadcrumbs')}>
      <ol>
        {crumbs.map(({ to, label }) => (
          <li key={to}>
            <LocalLink to={to}>{label}</LocalLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
