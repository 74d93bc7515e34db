import { useTranslation } from 'react-i18next';
import { LocalLink } from './LocalLink.tsx';
import { usePageScope } from './PageScope.tsx';
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

/** The way from the home page to this one. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { t } = useTranslation();
  const { home } = usePageScope().site.screens;
  const label = useNavigationLabel();
  const crumbs = [{ to: home.path, label: label(home) }, ...trail];
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
