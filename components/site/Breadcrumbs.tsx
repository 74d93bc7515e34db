import { useTranslation } from 'react-i18next';
import { SCREEN_PATHS } from '../../locales/routes.ts';
import { LocalLink } from './LocalLink.tsx';
import { useNavigationLabel } from './useNavigationLabel.ts';

/** A page above the current one. */
export interface Crumb {
  /** Path without language. */
  readonly to: string;
  readonly label: string;
}

interface BreadcrumbsProps {
  /** From below the home page downwards, without the page itself. */
  readonly trail: readonly Crumb[];
  /** Name of the page itself. */
  readonly current: string;
}

const HOME = { path: SCREEN_PATHS.home, name: 'site.name' };

/** The way from the home page to this one. */
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
